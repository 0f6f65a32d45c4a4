import type { SubAppModule } from '@apron/sdk'
import { isRecord } from '../check-json.ts'
import { isSubAppModule } from '../load-files.ts'
import { SubAppFailure } from '../sub-app-failure.ts'
import { devEntryFault } from './dev-entry-rules.ts'
import { type RefreshRuntime, withOwnHook } from './refresh-hook.ts'

function isRefreshRuntime(module: unknown): module is RefreshRuntime {
  return isRecord(module) && typeof module['injectIntoGlobalHook'] === 'function'
}

async function importFrom(url: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ url)
  } catch (error) {
    // What the browser throws for a file that it cannot have; everything else is an error of the code itself.
    if (!(error instanceof TypeError)) throw error
    throw new SubAppFailure(
      'unreachable',
      `${url} could not be loaded: is its development server running? ${error.message}`,
    )
  }
}

/** The marks that every module looks for before it takes part in hot updates; each module sets its own over them. */
function allowHotUpdates(): void {
  Reflect.set(globalThis, '$RefreshReg$', () => undefined)
  Reflect.set(globalThis, '$RefreshSig$', () => (type: unknown) => type)
}

async function start(entry: string): Promise<SubAppModule> {
  const { origin } = new URL(entry)
  const runtime = await importFrom(`${origin}/@react-refresh`)
  if (!isRefreshRuntime(runtime)) {
    throw new SubAppFailure('invalid', `${origin} is no development server for React applications`)
  }
  await importFrom(`${origin}/@vite/client`)
  allowHotUpdates()
  const module = await withOwnHook(runtime, () => importFrom(entry))
  if (isSubAppModule(module)) return module
  throw new SubAppFailure('invalid', `${entry} does not export contract 1 and bootstrap`)
}

let last: Promise<unknown> = Promise.resolve()

/**
 * The entry of an application out of its development server, with hot updates that keep React's state (APP-14).
 * One after the other: while an entry starts, React finds that application's hook in the page.
 * @throws SubAppFailure when the address is not one of this machine, or nothing answers there
 */
export function loadDevEntry(entry: string): Promise<SubAppModule> {
  const fault = devEntryFault(entry, location.hostname)
  if (fault !== null) return Promise.reject(new SubAppFailure('invalid', `${entry}: ${fault}`))
  const started = last.then(() => start(entry))
  last = started.catch(() => undefined)
  return started
}
