import { reloadFailedSheets } from './failed-sheets.ts'

/**
 * Time of preloading code: `first` and `idle` after the first page, so that it is available offline; `on-demand`
 * when it is used.
 */
export type PreloadTime = 'first' | 'idle' | 'on-demand'

/** Code in a separate file. */
export interface LazyModule<Module> {
  readonly preload: PreloadTime
  /** True if it has loaded. */
  readonly isLoaded: boolean
  /** Loads it once. After a failure, the next call tries again. */
  get(): Promise<Module>
  /** Settles once it has loaded, through any call. */
  whenLoaded(): Promise<Module>
}

/** Replaces the platform's error, so that the page can explain it. */
export class ModuleNotLoaded extends Error {
  constructor(cause: unknown) {
    super(`A part of the portal could not be fetched: ${String(cause)}`, { cause })
    this.name = 'ModuleNotLoaded'
  }
}

const all: LazyModule<unknown>[] = []

/**
 * Returns the code of this kind that has not loaded. Parts nested in a part become known once it has loaded.
 */
export function modulesToLoad(preload: PreloadTime): LazyModule<unknown>[] {
  return all.filter(code => code.preload === preload && !code.isLoaded)
}

/** Wraps code that loads on demand; the only way to do so. A browser test covers every use of it offline. */
export function lazyModule<Module>(
  load: () => Promise<Module>,
  preload: PreloadTime = 'idle',
): LazyModule<Module> {
  let isLoaded = false
  let failed = false
  let current: Promise<Module> | null = null
  const { promise: loaded, resolve } = Promise.withResolvers<Module>()

  async function loadOnce(): Promise<Module> {
    try {
      // The bundler requests a file's style sheets only once, even after a failure.
      if (failed) await reloadFailedSheets(document)
      const module = await load()
      isLoaded = true
      resolve(module)
      return module
    } catch (error) {
      failed = true
      current = null
      throw new ModuleNotLoaded(error)
    }
  }

  const code: LazyModule<Module> = {
    preload,
    get isLoaded() {
      return isLoaded
    },
    get: () => (current ??= loadOnce()),
    whenLoaded: () => loaded,
  }
  all.push(code)
  return code
}
