import { mendSheets } from './missing-sheets.ts'

/**
 * Time of preloading code: `first` and `idle` after the first page, so that it is available offline; `asked`
 * only on demand.
 */
export type Ahead = 'first' | 'idle' | 'asked'

/** Code in a separate file. */
export interface FetchedCode<Module> {
  readonly ahead: Ahead
  /** True if it has loaded. */
  readonly fetched: boolean
  /** Loads it once. After a failure, the next call tries again. */
  get(): Promise<Module>
  /** Settles once it has loaded, through any call. */
  whenLoaded(): Promise<Module>
}

/** Replaces the platform's error, so that the page can explain it. */
export class CodeNotFetched extends Error {
  constructor(cause: unknown) {
    super(`A part of the portal could not be fetched: ${String(cause)}`, { cause })
    this.name = 'CodeNotFetched'
  }
}

const all: FetchedCode<unknown>[] = []

/**
 * Returns the code of this kind that has not loaded. Parts nested in a part become known once it has loaded.
 */
export function notFetched(ahead: Ahead): FetchedCode<unknown>[] {
  return all.filter(code => code.ahead === ahead && !code.fetched)
}

/** Wraps code that loads on demand; the only way to do so. A browser test covers every use of it offline. */
export function fetchedCode<Module>(load: () => Promise<Module>, ahead: Ahead = 'idle'): FetchedCode<Module> {
  let fetched = false
  let failed = false
  let current: Promise<Module> | null = null
  const { promise: loaded, resolve } = Promise.withResolvers<Module>()

  async function fetchOnce(): Promise<Module> {
    try {
      // The bundler requests a file's style sheets only once, even after a failure.
      if (failed) await mendSheets(document)
      const module = await load()
      fetched = true
      resolve(module)
      return module
    } catch (error) {
      failed = true
      current = null
      throw new CodeNotFetched(error)
    }
  }

  const code: FetchedCode<Module> = {
    ahead,
    get fetched() {
      return fetched
    },
    get: () => (current ??= fetchOnce()),
    whenLoaded: () => loaded,
  }
  all.push(code)
  return code
}
