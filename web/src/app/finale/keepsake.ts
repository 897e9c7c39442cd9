/** An SVG drawing of the page as a PNG that looks the same everywhere.

Style sheets and fonts do not apply inside an image. So computed styles are written into a copy
of the drawing, and its texts are drawn on the canvas. */

/** The CSS properties that style sheets set on our drawings. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linejoin'],
  ...['stroke-linecap', 'opacity', 'transform', 'transform-origin', 'transform-box'],
  ...['stop-color', 'stop-opacity', 'visibility', 'display'],
]

const ANCHORS: Record<string, CanvasTextAlign> = { start: 'left', middle: 'center', end: 'right' }

/** The text broken at spaces into at most `lines` lines of at most `letters` letters. The last
line ends in an ellipsis if the rest does not fit. */
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

/** The PNG of a drawing on the page, `width` pixels wide. */
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

/** The drawing without its texts, as a self-contained SVG document. */
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

/** Draws one of the drawing's texts on the canvas, at its place in the drawing. */
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
