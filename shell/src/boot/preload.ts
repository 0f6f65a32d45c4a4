/** One file the shell needs, with the integrity the import map demands; a link without it would load twice. */
interface PreloadEntry {
  readonly href: string
  readonly integrity?: string
  readonly as: 'script' | 'style'
}

function isEntry(value: unknown): value is PreloadEntry {
  return typeof value === 'object' && value !== null && 'href' in value && typeof value.href === 'string'
}

/** The build writes the list into the page; the development server has none. */
function entries(): PreloadEntry[] {
  const list: unknown = JSON.parse(document.getElementById('apron-preload')?.textContent || '[]')
  return Array.isArray(list) ? list.filter(isEntry) : []
}

function linkTo({ href, integrity }: PreloadEntry, rel: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  if (integrity !== undefined) link.integrity = integrity
  return link
}

let styles: Promise<void> | null = null

/** Puts the shared style sheets into the page, once; the shell is drawn when they are there. A failure is forgotten. */
export function loadSharedStyles(): Promise<void> {
  styles ??= Promise.all(
    entries()
      .filter(entry => entry.as === 'style')
      .map(addStyleSheet),
  ).then(
    () => undefined,
    (error: unknown) => {
      styles = null
      throw error
    },
  )
  return styles
}

function addStyleSheet(sheet: PreloadEntry): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = linkTo(sheet, 'stylesheet')
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${sheet.href} could not be loaded`))
    })
    document.head.append(link)
  })
}

/** Fetches the shell's files: at once with a token, in an idle moment behind the login form. */
export function preloadShell(): void {
  for (const entry of entries())
    if (entry.as === 'script') document.head.append(linkTo(entry, 'modulepreload'))
  // Whoever opens the shell waits for the sheets and says when they are not there.
  loadSharedStyles().catch(() => undefined)
}

/** Runs when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}
