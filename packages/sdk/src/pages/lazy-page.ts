import { type ComponentType, lazy } from 'react'

/** A page whose code loads when it is first shown. */
export interface LazyPage {
  readonly kind: 'lazy'
  /** True if the code has loaded. */
  readonly fetched: boolean
  /** Preloads the code. Ignores failures, because rendering retries and shows its own error. */
  prepare(): Promise<void>
  /** Returns the component. After a failure the next call loads again. */
  component(): ComponentType
}

/** Replaces the platform's error, so that the page can explain it. */
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
      // React caches a rejected import forever, so a failed one is dropped here.
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

/** A page: a component, or one that loads on demand. */
export type Page = ComponentType | LazyPage

export function isLazyPage(page: Page): page is LazyPage {
  return 'kind' in page && page.kind === 'lazy'
}
