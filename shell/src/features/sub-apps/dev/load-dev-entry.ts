import type { SubAppModule } from '@apron/sdk'
import { SubAppFailure } from '../failures/sub-app-failure.ts'
import { isSubAppModule } from '../loading/load-files.ts'
import { isRecord } from '../manifest/check-json.ts'
import { devEntryFault } from './dev-entry-rules.ts'
import { type RefreshRuntime, withOwnHook } from './refresh-hook.ts'

function isRefreshRuntime(module: unknown): module is RefreshRuntime {
  return isRecord(module) && typeof module['injectIntoGlobalHook'] === 'function'
}

async function importFrom(url: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ url)
  } catch (error) {
    // The browser throws this for a file that it cannot load. Any other error comes from the code itself.
    if (!(error instanceof TypeError)) throw error
    throw new SubAppFailure(
      'unreachable',
      `${url} could not be loaded: is its development server running? ${error.message}`,
    )
  }
}

/**
 * Sets the globals that modules check before they take part in hot updates. Each module replaces them with
 * its own.
 */
function allowHotUpdates(): void {
  Reflect.set(globalThis, '$RefreshReg$', () => undefined)
  Reflect.set(globalThis, '$RefreshSig$', () => (type: unknown) => type)
}

async function startEntry(entry: string): Promise<SubAppModule> {
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

let queue: Promise<unknown> = Promise.resolve()

/**
 * Loads an application's entry from its development server, with hot updates that keep React's state
 * (APP-14). Entries load one at a time, because React looks for its application's hook in the page while the
 * entry starts.
 * @throws SubAppFailure if the address is not on this machine or does not respond
 */
export function loadDevEntry(entry: string): Promise<SubAppModule> {
  const fault = devEntryFault(entry, location.hostname)
  if (fault !== null) return Promise.reject(new SubAppFailure('invalid', `${entry}: ${fault}`))
  const started = queue.then(() => startEntry(entry))
  queue = started.catch(() => undefined)
  return started
}
