import type { Sample } from './samples'

/** Made by scripts/sample_views.py. Without this, TypeScript would spend a minute on comparing the
types of all objects in the samples. */
declare const views: Sample[]
export default views
