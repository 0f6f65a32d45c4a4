import { errorOwner } from '../../features/sub-apps/error-owner.ts'
import { REGISTRY_AGE_AFTER_FAILURE_MS } from '../../features/sub-apps/registry-watch.ts'
import type { Shell } from '../shell.ts'

/** Counts an error of an application, here and on the server; too many in a short time put it out of order (APP-15). */
export function noteError(shell: Shell, app: string, error: unknown): void {
  const version = shell.apps.loaded(app)?.manifest.version
  const isOut = shell.panes.countFailure(app, error)
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
  const version = shell.apps.loaded(app)?.manifest.version
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
