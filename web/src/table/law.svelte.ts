import { Lazy } from '../lib/lazy.svelte'

/** The pictures of Marshal & Prisoners come with the first card of that box. */
export const lawIcons = new Lazy(async () => (await import('./lawIcons')).LAW_ICONS)
