import { type ComponentType, lazy } from 'react'

/** A page whose code is fetched when it is first shown. */
export interface LazyPage {
  readonly kind: 'lazy'
  /** Whether the code is there. */
  readonly fetched: boolean
  /** Fetches the code ahead of the drawing. A failure is not told: the drawing fetches again and shows its own. */
  prepare(): Promise<void>
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
  let fetched: ComponentType | undefined
  let current: ComponentType | undefined

  async function fetchCode() {
    const module = await load()
    fetched = module.default
    return module
  }

  return {
    kind: 'lazy',
    get fetched() {
      return fetched !== undefined
    },
    prepare: () =>
      fetchCode().then(
        () => undefined,
        () => undefined,
      ),
    component() {
      if (fetched) return fetched
      // React remembers a rejected import for ever, so a failed one is dropped here.
      current ??= lazy(async () => {
        try {
          return await fetchCode()
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
