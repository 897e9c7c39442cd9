import type { Act } from './parts'

/** The acts of the boxes whose art has been loaded. */
export const ADDED: Record<string, Act> = {}
