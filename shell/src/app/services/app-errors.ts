import { errorOwner } from '../../features/sub-apps/failures/error-owner.ts'
import { REGISTRY_AGE_AFTER_FAILURE_MS } from '../../features/sub-apps/manifest/registry-watch.ts'
import type { Shell } from '../shell.ts'

/** Parts of the shell needed to count errors of applications. */
type AppErrorDeps = Pick<Shell, 'apps' | 'panes' | 'usage'>

/** Returns the version to count errors for; undefined for built-in or unknown applications. */
function countedVersion(shell: Pick<Shell, 'apps'>, app: string): string | undefined {
  const loaded = shell.apps.loaded(app)
  return loaded?.builtIn === false ? loaded.manifest.version : undefined
}

/**
 * Returns true if code failed to load. This is a network problem: the page shows it and retries, and the application is
 * not broken.
 */
const isLoadFailure = (error: unknown) => error instanceof Error && error.name === 'PageNotFetched'

/**
 * Counts an application's error here and on the server. Too many in a short time put it out of order
 * (APP-15).
 */
export function reportAppError(shell: AppErrorDeps, app: string, error: unknown): void {
  const version = countedVersion(shell, app)
  const isOutOfOrder = !isLoadFailure(error) && shell.panes.countFailure(app, error)
  if (version !== undefined) {
    shell.usage.add(
      isOutOfOrder ? { kind: 'crashed', app, version, cause: 'errors' } : { kind: 'error', app, version },
    )
  }
  // The error may come from a version that no longer exists.
  void shell.apps.registry.rereadWhenOld(REGISTRY_AGE_AFTER_FAILURE_MS)
}

/** Records that an application's page could not be mounted or was lost. */
export function reportCrash(shell: AppErrorDeps, app: string, error: unknown): void {
  const version = countedVersion(shell, app)
  shell.panes.countFailure(app, error)
  if (version !== undefined) shell.usage.add({ kind: 'crashed', app, version, cause: 'mount' })
}

/** Counts uncaught errors against the application whose files they came from. */
export function attributeErrors(shell: AppErrorDeps): void {
  window.addEventListener('error', event => {
    const owner = errorOwner(event.filename, event.error instanceof Error ? event.error.stack : undefined)
    if (owner !== null) reportAppError(shell, owner, event.error ?? event.message)
  })
  window.addEventListener('unhandledrejection', event => {
    const reason: unknown = event.reason
    const owner = errorOwner(reason instanceof Error ? reason.stack : undefined)
    if (owner !== null) reportAppError(shell, owner, reason)
  })
}
