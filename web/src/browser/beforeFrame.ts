/** Runs `measure` just before the browser draws the next frame, when measuring is free because
the browser lays the page out anyway. The returned function cancels it. */
export function beforeFrame(measure: () => void): () => void {
  const frame = requestAnimationFrame(measure)
  return () => cancelAnimationFrame(frame)
}
