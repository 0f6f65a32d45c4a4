const SVG = 'http://www.w3.org/2000/svg'

type Attributes = Readonly<Record<string, string | boolean>>
type Child = Node | string

function fill<Element extends HTMLElement | SVGElement>(
  element: Element,
  attributes: Attributes,
  children: Child[],
) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '')
    else if (value !== false) element.setAttribute(name, value)
  }
  element.append(...children)
  return element
}

/** Creates an HTML element with attributes and children. Text is always a text node (security note T09). */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children)
}

/** Creates an SVG element. */
export function s(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  return fill(document.createElementNS(SVG, tag), attributes, children)
}

/** Creates a decorative line icon on a 24-unit grid. */
export function icon(...paths: string[]): SVGElement {
  return s(
    'svg',
    { viewBox: '0 0 24 24', class: 'ap-login-icon', 'aria-hidden': 'true' },
    ...paths.map(d => s('path', { d })),
  )
}
