/** The lesson for complete beginners. */
export const FIRST = 'first'
