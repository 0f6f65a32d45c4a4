import { SubAppFailure } from '../failures/sub-app-failure.ts'

/** Style sheets of a legacy application in the page's head. */
export interface GuestStyles {
  /** Records a sheet added by the application's code. */
  add(element: HTMLStyleElement | HTMLLinkElement): void
  /** Adds all sheets and waits for those that load. @throws SubAppFailure */
  attach(): Promise<void>
  detach(): void
}

function whenLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener(
      'error',
      () =>
        reject(
          new SubAppFailure('unreachable', `${link.href} could not be loaded, or is not the registered file`),
        ),
      { once: true },
    )
  })
}

/** Scopes style sheets written by code. Sheet files are scoped when the application is packed. */
function scopeInlineStyle(style: HTMLStyleElement, name: string): void {
  const scope = `@scope ([data-mf="${name}"])`
  const wrap = () => {
    const css = style.textContent
    if (css !== '' && !css.startsWith(scope)) style.textContent = `${scope} {${css}}`
  }
  wrap()
  new MutationObserver(wrap).observe(style, { childList: true, characterData: true, subtree: true })
}

/** @param entry sheets of the manifest, with address and integrity */
export function createGuestStyles(
  name: string,
  entry: readonly { readonly href: string; readonly integrity: string }[],
): GuestStyles {
  const elements = new Set<HTMLStyleElement | HTMLLinkElement>()
  for (const { href, integrity } of entry) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.integrity = integrity
    elements.add(link)
  }
  return {
    add(element) {
      if (elements.has(element)) return
      elements.add(element)
      if (element instanceof HTMLStyleElement) scopeInlineStyle(element, name)
    },
    async attach() {
      const missing = [...elements].filter(element => !element.isConnected)
      const links = missing.filter(element => element instanceof HTMLLinkElement).map(whenLoaded)
      document.head.append(...missing)
      await Promise.all(links)
    },
    detach() {
      for (const element of elements) element.remove()
    },
  }
}
