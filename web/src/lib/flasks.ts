/** Flasks that can be drunk from, as the words of an option name them. */

/** The flask's value: 1 classic whiskey, 2 old, 3 and 4 the same, half empty; 0 for no drink. */
export function flaskOf(option: string): number {
  const [verb, ...rest] = option.split(' ')
  if (verb !== 'drink') return 0
  return (rest.includes('old') ? 2 : 1) + (rest.includes('half') ? 2 : 0)
}
