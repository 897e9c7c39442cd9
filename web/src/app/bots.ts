/** The bots that can be asked to the table, the best last. */
export const BOTS = ['greenhorn', 'outlaw']
