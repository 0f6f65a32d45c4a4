import type { Call } from '@apron/contract/calls/define-call'
import { isIdentityFree } from '@apron/contract/calls/identity-free'
import { isWrite } from '@apron/contract/wire/write-rules'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'

function accessIsDeclared(access: unknown): boolean {
  if (access === 'public' || access === 'session') return true
  return typeof access === 'object' && access !== null && 'resource' in access && access.resource !== ''
}

/** Returns true if a call may be queued and sent twice: a write by a known person whose response can be repeated. */
function canWait({ call, replay }: ServerRoute): boolean {
  return isWrite(call.method, call.path) && call.access !== 'public' && replay !== undefined
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

/**
 * Returns faults of the routes. The server does not start with any (security note T12).
 * @param expected calls that must be served
 */
export function routeFaults(routes: readonly ServerRoute[], expected: readonly Call[]): string[] {
  const served = new Set(routes.map(route => route.call.id))
  return [
    ...routes
      .filter(route => !accessIsDeclared(route.call.access))
      .map(route => `${route.call.id} has no access declaration`),
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- a plugin that was not compiled here may lack them
    ...routes.filter(route => !route.schemas?.data).map(route => `${route.call.id} has no schema`),
    ...routes
      .filter(route => route.call.waits === true && !canWait(route))
      .map(
        route => `${route.call.id} waits and is not served by serveSave, or is no write of a known person`,
      ),
    ...routes
      .filter(({ call }) => isIdentityFree(call.path) && call.access !== 'public')
      .map(({ call }) => `${call.id} asks who calls, below a path where nobody is known`),
    ...expected.filter(call => !served.has(call.id)).map(call => `${call.id} has no route`),
    ...duplicates(routes.map(route => route.call.id)).map(id => `${id} is served twice`),
    ...duplicates(routes.map(({ call }) => `${call.method} ${call.path}`)).map(
      line => `${line} is served twice`,
    ),
  ]
}
