import type { Act } from './parts'

/** The acts of the boxes whose art is here. */
export const ADDED: Record<string, Act> = {}
