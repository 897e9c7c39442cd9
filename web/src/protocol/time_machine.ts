/** The time machine as a place, in the server's words. */
export const TIME_MACHINE = 'time machine'
