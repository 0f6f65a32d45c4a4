import { type ComponentType, lazy } from 'react'
import { lazyModule, type PreloadTime } from './lazy-module.ts'

/** A part of the page whose code loads on demand. */
export interface LazyPart<Props> {
  /** Preloads the code. Ignores failures, because rendering retries and shows its own error. */
  prepare(): Promise<void>
  /** Returns the component. After a failure the next call returns another one, which loads again. */
  component(): ComponentType<Props>
}

/** @param load imports a module whose default export is the part */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  preload: PreloadTime = 'idle',
): LazyPart<Props> {
  const code = lazyModule(load, preload)
  let current: ComponentType<Props> | null = null
  return {
    prepare: () =>
      code.get().then(
        () => undefined,
        () => undefined,
      ),
    component() {
      // React caches a rejected import forever, so a failed one is dropped here.
      current ??= lazy(async () => {
        try {
          return await code.get()
        } catch (error) {
          current = null
          throw error
        }
      })
      return current
    },
  }
}
