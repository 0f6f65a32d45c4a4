import { errorOwner } from '../../features/sub-apps/error-owner.ts'
import { REGISTRY_AGE_AFTER_FAILURE_MS } from '../../features/sub-apps/registry-watch.ts'
import type { Shell } from '../shell.ts'

/** The version that is counted; undefined for what is shipped with the shell, or is not there. */
function countedVersion(shell: Shell, app: string): string | undefined {
  const running = shell.apps.loaded(app)
  return running?.builtIn === false ? running.manifest.version : undefined
}

/** Code that did not come is the network's doing: the page says so and fetches it again, which puts nothing out of order. */
const isLostCode = (error: unknown) => error instanceof Error && error.name === 'PageNotFetched'

/** Counts an error of an application, here and on the server; too many in a short time put it out of order (APP-15). */
export function noteError(shell: Shell, app: string, error: unknown): void {
  const version = countedVersion(shell, app)
  const isOut = !isLostCode(error) && shell.panes.countFailure(app, error)
  if (version !== undefined) {
    shell.usage.add(
      isOut ? { kind: 'crashed', app, version, cause: 'errors' } : { kind: 'error', app, version },
    )
  }
  // What went wrong may come of a version that is no longer there.
  void shell.apps.registry.rereadWhenOld(REGISTRY_AGE_AFTER_FAILURE_MS)
}

/** A page of an application could not be mounted, or is gone. */
export function noteCrash(shell: Shell, app: string, error: unknown): void {
  const version = countedVersion(shell, app)
  shell.panes.countFailure(app, error)
  if (version !== undefined) shell.usage.add({ kind: 'crashed', app, version, cause: 'mount' })
}

/** Errors nobody caught are counted against the application whose files they came from. */
export function attributeErrors(shell: Shell): void {
  window.addEventListener('error', event => {
    const owner = errorOwner(event.filename, event.error instanceof Error ? event.error.stack : undefined)
    if (owner !== null) noteError(shell, owner, event.error ?? event.message)
  })
  window.addEventListener('unhandledrejection', event => {
    const reason: unknown = event.reason
    const owner = errorOwner(reason instanceof Error ? reason.stack : undefined)
    if (owner !== null) noteError(shell, owner, reason)
  })
}
