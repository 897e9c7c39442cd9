/** Runs once everything is written, just before the browser draws: then it lays the page out anyway,
and to measure costs nothing more. The returned function calls it off. */
export function beforeFrame(measure: () => void): () => void {
  const frame = requestAnimationFrame(measure)
  return () => cancelAnimationFrame(frame)
}
