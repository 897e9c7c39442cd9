declare module 'virtual:engine' {
  /** The list of the engine's files; null if they were not built. */
  const manifest: import('./files').EngineFiles | null
  export default manifest
}
