import type { Story } from '../support/stories'

/** Made by scripts/sample_stories.py. */
declare const stories: Story[]
export default stories
