import type { CallAttributes } from '@apron/contract/calls/define-call'

type Calls = readonly Pick<CallAttributes, 'method' | 'path' | 'access'>[]

/**
 * Returns a function that finds the permission of a logged call (`POST /api/…`, with ids as sent). It returns null for
 * an unknown call or one without a permission. Built on first use, after the declarations were validated.
 */
export function permissionsOfCalls(calls: Calls): (request: string) => string | null {
  let find: ReturnType<typeof createFinder> | undefined
  return request => (find ??= createFinder(calls))(request)
}

function createFinder(calls: Calls): (request: string) => string | null {
  const exact = new Map<string, string>()
  const patterns: { readonly pattern: RegExp; readonly permission: string }[] = []
  for (const { access, method, path } of calls) {
    if (typeof access === 'string') continue
    const request = `${method} ${path}`
    if (!path.includes('{')) exact.set(request, access.resource)
    else {
      const parts = request.split(/\{\w+\}/).map(part => RegExp.escape(part))
      patterns.push({ pattern: new RegExp(`^${parts.join('[^/]+')}$`), permission: access.resource })
    }
  }
  return request =>
    exact.get(request) ?? patterns.find(({ pattern }) => pattern.test(request))?.permission ?? null
}
