/** A file the shell needs, with the integrity of the import map. A link without it would load twice. */
interface PreloadEntry {
  readonly href: string
  readonly integrity?: string
  readonly as: 'script' | 'style'
}

function isPreloadEntry(value: unknown): value is PreloadEntry {
  return typeof value === 'object' && value !== null && 'href' in value && typeof value.href === 'string'
}

/** Returns the list that the build writes into the page. The development server has none. */
function preloadEntries(): PreloadEntry[] {
  const list: unknown = JSON.parse(document.getElementById('apron-preload')?.textContent || '[]')
  return Array.isArray(list) ? list.filter(isPreloadEntry) : []
}

function createLink({ href, integrity }: PreloadEntry, rel: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  if (integrity !== undefined) link.integrity = integrity
  return link
}

let styles: Promise<void> | null = null

/** Loads the shared style sheets once, before the shell renders. A failure is not cached. */
export function loadSharedStyles(): Promise<void> {
  styles ??= Promise.all(
    preloadEntries()
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
    const link = createLink(sheet, 'stylesheet')
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${sheet.href} could not be loaded`))
    })
    document.head.append(link)
  })
}

/** Loads the shell's files: at once with a token, or when the login form is idle. */
export function preloadShell(): void {
  for (const entry of preloadEntries())
    if (entry.as === 'script') document.head.append(createLink(entry, 'modulepreload'))
  // Opening the shell waits for the sheets and reports their failure.
  loadSharedStyles().catch(() => undefined)
}

/** Runs work when the browser is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}
