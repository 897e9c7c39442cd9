/** The name of an element on the page. */
export function labelOf(element: Element): string {
  const labelled = [element, ...element.children].find((one) => one.hasAttribute('aria-label'))
  if (labelled) return labelled.getAttribute('aria-label') ?? ''
  const copy = element.cloneNode(true) as Element
  for (const one of copy.querySelectorAll('kbd, select, svg, [aria-hidden=true]')) one.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
