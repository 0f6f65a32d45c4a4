import { SubAppFailure } from '../sub-app-failure.ts'

/** The style sheets of a legacy application that lie in the head of the page. */
export interface GuestStyles {
  /** Its own code puts a sheet there. */
  keep(element: HTMLStyleElement | HTMLLinkElement): void
  /** Puts all of them there and waits for those that must be fetched. @throws SubAppFailure */
  attach(): Promise<void>
  detach(): void
}

function loaded(link: HTMLLinkElement): Promise<void> {
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

/** Sheets that come as files are scoped when the application is packed; those that its code writes are scoped here. */
function scopeWritten(style: HTMLStyleElement, name: string): void {
  const scope = `@scope ([data-mf="${name}"])`
  const wrap = () => {
    const css = style.textContent
    if (css !== '' && !css.startsWith(scope)) style.textContent = `${scope} {${css}}`
  }
  wrap()
  new MutationObserver(wrap).observe(style, { childList: true, characterData: true, subtree: true })
}

/** @param entry sheets of the manifest: address and integrity */
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
    keep(element) {
      if (elements.has(element)) return
      elements.add(element)
      if (element instanceof HTMLStyleElement) scopeWritten(element, name)
    },
    async attach() {
      const missing = [...elements].filter(element => !element.isConnected)
      const links = missing.filter(element => element instanceof HTMLLinkElement).map(loaded)
      document.head.append(...missing)
      await Promise.all(links)
    },
    detach() {
      for (const element of elements) element.remove()
    },
  }
}
