/** Properties set by style sheets, which an SVG image does not load. */
const COPIED_STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const
/** Pixels per CSS pixel, for paper and large screens. */
const SCALE = 2
const MARGIN = 16
const TITLE_HEIGHT = 40

/** Draws a chart with its title as a PNG, in the colours of the theme in use. */
export async function renderPng(svg: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect()
  const { color, backgroundColor, fontFamily } = getComputedStyle(svg.closest('figure') ?? svg)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * MARGIN) * SCALE
  canvas.height = (height + TITLE_HEIGHT + MARGIN) * SCALE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser provides no canvas context.')
  context.scale(SCALE, SCALE)
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = color
  context.font = `600 16px ${fontFamily}`
  context.fillText(title, MARGIN, 26)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toStandaloneMarkup(svg, width, height))}`
  await image.decode()
  context.drawImage(image, MARGIN, TITLE_HEIGHT, width, height)
  return await new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob === null ? reject(new Error('The picture is empty.')) : resolve(blob)))
  })
}

/** Returns the markup of a drawing with the styles that it has on the page. */
function toStandaloneMarkup(svg: SVGSVGElement, width: number, height: number): string {
  const copy = document.importNode(svg, true)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const copies = [...copy.querySelectorAll<SVGElement>('*')]
  for (const [index, element] of [...svg.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element)
    for (const name of COPIED_STYLES) copies[index]?.style.setProperty(name, style.getPropertyValue(name))
  }
  return new XMLSerializer().serializeToString(copy)
}
