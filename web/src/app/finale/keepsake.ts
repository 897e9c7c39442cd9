/** A drawing of the page as a picture of its own: a PNG that looks the same everywhere.

What style sheets say about the drawing is written into a copy of it, because an image knows none.
It has no fonts either, and those put inside may come too late; so its texts are written by hand. */

/** What style sheets may say about our drawings. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linejoin'],
  ...['stroke-linecap', 'opacity', 'transform', 'transform-origin', 'transform-box'],
  ...['stop-color', 'stop-opacity', 'visibility', 'display'],
]

const ANCHORS: Record<string, CanvasTextAlign> = { start: 'left', middle: 'center', end: 'right' }

/** Breaks a text into lines of at most so many letters, where it has spaces. The last of them ends
in an ellipsis if there is no room for the rest. */
export function wrapped(text: string, letters: number, lines: number): string[] {
  const rows: string[] = ['']
  for (const word of text.split(' ')) {
    const row = rows[rows.length - 1] ?? ''
    if (row && row.length + 1 + word.length > letters) rows.push(word)
    else rows[rows.length - 1] = row ? `${row} ${word}` : word
  }
  const shown = rows.slice(0, lines).map((row) => shortened(row, letters))
  if (rows.length > lines) {
    shown[lines - 1] = shortened(`${rows[lines - 1] ?? ''} ${rows[lines] ?? ''}`, letters)
  }
  return shown
}

export function shortened(text: string, letters: number): string {
  const all = [...text]
  return all.length > letters
    ? `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** The PNG of a drawing on the page, so many pixels wide. */
export async function pngOf(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const { width: across, height: down } = drawing.viewBox.baseVal
  const height = Math.round((width * down) / across)
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(shapesOf(drawing))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D
  paper.drawImage(image, 0, 0, width, height)
  const texts = [...drawing.querySelectorAll('text')]
  await Promise.all(texts.map((text) => document.fonts.load(fontOf(text), text.textContent)))
  for (const text of texts) write(text, drawing, paper, width / across)
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

/** The drawing without its texts, as a document that needs nothing around it. */
function shapesOf(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = drawing.querySelectorAll<SVGElement>('*')
  for (const [n, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const styles = getComputedStyle(originals[n] as SVGElement)
    const written = STYLES.map((name) => `${name}:${styles.getPropertyValue(name)}`)
    element.setAttribute('style', written.join(';'))
  }
  for (const text of copy.querySelectorAll('text')) text.remove()
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

function fontOf(text: SVGTextElement): string {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(text)
  return `${fontWeight} ${fontSize} ${fontFamily}`
}

/** Writes one of the drawing's texts where it stands there. */
function write(
  text: SVGTextElement,
  drawing: SVGSVGElement,
  paper: CanvasRenderingContext2D,
  scale: number,
): void {
  const [page, here] = [drawing.getScreenCTM(), text.getScreenCTM()]
  if (!page || !here) return
  const { fill, textAnchor } = getComputedStyle(text)
  paper.setTransform(
    new DOMMatrix([scale, 0, 0, scale, 0, 0]).multiply(page.inverse()).multiply(here),
  )
  paper.font = fontOf(text)
  paper.fillStyle = fill
  paper.textAlign = ANCHORS[textAnchor] ?? 'left'
  const at = (name: string) => Number(text.getAttribute(name) ?? 0)
  paper.fillText((text.textContent ?? '').replaceAll(/\s+/g, ' ').trim(), at('x'), at('y'))
}
