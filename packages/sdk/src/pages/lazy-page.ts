import { type ComponentType, lazy } from 'react'

/** A page whose code is fetched when it is first shown. */
export interface LazyPage {
  readonly kind: 'lazy'
  /** The component; after a failed fetch the next call fetches again. */
  component(): ComponentType
}

/** Thrown in place of the platform's own error, so that the message on the page can say what happened. */
export class PageNotFetched extends Error {
  constructor(cause: unknown) {
    super(`The code of the page could not be fetched: ${String(cause)}`, { cause })
    this.name = 'PageNotFetched'
  }
}

/** @param load imports a module whose default export is the page */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let current: ComponentType | undefined
  return {
    kind: 'lazy',
    component() {
      // React remembers a rejected import for ever, so a failed one is dropped here.
      current ??= lazy(async () => {
        try {
          return await load()
        } catch (error) {
          current = undefined
          throw new PageNotFetched(error)
        }
      })
      return current
    },
  }
}

/** What draws a page: a component, or one to be fetched. */
export type Page = ComponentType | LazyPage

export function isLazyPage(page: Page): page is LazyPage {
  return 'kind' in page && page.kind === 'lazy'
}
