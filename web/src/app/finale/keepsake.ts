/** A drawing of the page as a picture of its own: a PNG that looks the same everywhere.

What style sheets say about the drawing is written into a copy of it, and the fonts are put inside,
because an image can fetch nothing. */

/** What style sheets may say about our drawings. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linejoin'],
  ...['stroke-linecap', 'opacity', 'font-family', 'font-size', 'font-weight', 'letter-spacing'],
  ...['text-anchor', 'transform', 'transform-origin', 'transform-box', 'stop-color'],
  ...['stop-opacity', 'visibility', 'display'],
]

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
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await alone(drawing))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

/** The drawing as a document that needs nothing around it. */
async function alone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = drawing.querySelectorAll<SVGElement>('*')
  for (const [n, element] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const styles = getComputedStyle(originals[n] as SVGElement)
    element.removeAttribute('class')
    element.setAttribute(
      'style',
      STYLES.map((name) => `${name}:${styles.getPropertyValue(name)}`).join(';'),
    )
  }
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = (await fontFaces(drawing.textContent ?? '')).join('\n')
  copy.prepend(style)
  return new XMLSerializer().serializeToString(copy)
}

/** The font faces of the page that these letters need, each with its file inside. */
async function fontFaces(letters: string): Promise<string[]> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    const found = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
    return found.map((rule) => ({ rule, base: sheet.href ?? location.href }))
  })
  const needed = rules.filter(({ rule }) =>
    covers(rule.style.getPropertyValue('unicode-range'), letters),
  )
  return Promise.all(needed.map(({ rule, base }) => inside(rule, base)))
}

/** Whether a face has one of the letters. */
export function covers(range: string, letters: string): boolean {
  const spans = range.split(',').map((span) => {
    const [first = '0', last = first] = span.trim().replace(/^u\+/i, '').split('-')
    return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'f'), 16)]
  })
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0)
  return !range || spans.some(([low = 0, high = 0]) => codes.some((c) => c >= low && c <= high))
}

async function inside(rule: CSSFontFaceRule, base: string): Promise<string> {
  const source = rule.style.getPropertyValue('src')
  const [, address = ''] = /url\("?([^")]+)"?\)/.exec(source) ?? []
  const file = await (await fetch(new URL(address, base))).blob()
  const data = await asData(file)
  const about = ['font-family', 'font-weight', 'font-style', 'unicode-range']
    .map((name) => `${name}:${rule.style.getPropertyValue(name)}`)
    .join(';')
  return `@font-face{${about};src:url(${data})}`
}

function asData(file: Blob): Promise<string> {
  return new Promise((read, failed) => {
    const reader = new FileReader()
    reader.onload = () => read(String(reader.result))
    reader.onerror = () => failed(new Error('the font cannot be read'))
    reader.readAsDataURL(file)
  })
}
