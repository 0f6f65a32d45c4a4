import { type ComponentType, lazy } from 'react'
import { type Ahead, fetchedCode } from './fetched-code.ts'

/** A part of the page whose code is fetched later. */
export interface LazyPart<Props> {
  /** Fetches the code before it is drawn. A failure is not told: the drawing fetches again and shows its own. */
  prepare(): Promise<void>
  /** The component; after a failed fetch the next call gives another, which fetches again. */
  component(): ComponentType<Props>
}

/** @param load imports a module whose default export is the part */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ahead: Ahead = 'idle',
): LazyPart<Props> {
  const code = fetchedCode(load, ahead)
  let current: ComponentType<Props> | null = null
  return {
    prepare: () =>
      code.get().then(
        () => undefined,
        () => undefined,
      ),
    component() {
      // React remembers a rejected import for ever, so a failed one is dropped here.
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
