/** The lesson for whoever has never heard of the game. */
export const FIRST = 'first'
