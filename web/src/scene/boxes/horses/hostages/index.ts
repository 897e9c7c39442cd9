/** The wall behind each hostage's portrait, and the coat on his shoulders. */

export interface Hostage {
  wall: string
  coat?: string
}

export const HOSTAGES: Record<string, Hostage> = {
  poodle: { wall: '#5fa8a0' },
  banker: { wall: '#a9bf7a', coat: '#4a4f5e' },
  minister: { wall: '#d9805a', coat: '#2e2832' },
  teacher: { wall: '#3f6650', coat: '#7d5a8a' },
  zealot: { wall: '#e8c65c', coat: '#4a4f5e' },
  old_lady: { wall: '#8d7bb5', coat: '#5e8c88' },
  poker_player: { wall: '#8e2f3c', coat: '#fff6de' },
  photographer: { wall: '#7fb0cf', coat: '#8a6a3c' },
}
