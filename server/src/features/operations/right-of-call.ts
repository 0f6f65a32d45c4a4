import type { CallAttributes } from '@apron/contract/calls/define-call'

type Calls = readonly Pick<CallAttributes, 'method' | 'path' | 'access'>[]

/**
 * Returns a function that finds the permission of a logged call (`POST /api/…`, with ids as sent). It returns null for
 * an unknown call or one without a permission. Built on first use, after the declarations were validated.
 */
export function rightsOfCalls(calls: Calls): (said: string) => string | null {
  let find: ReturnType<typeof finderOf> | undefined
  return said => (find ??= finderOf(calls))(said)
}

function finderOf(calls: Calls): (said: string) => string | null {
  const named = new Map<string, string>()
  const patterns: { readonly pattern: RegExp; readonly right: string }[] = []
  for (const { access, method, path } of calls) {
    if (typeof access === 'string') continue
    const said = `${method} ${path}`
    if (!path.includes('{')) named.set(said, access.resource)
    else {
      const parts = said.split(/\{\w+\}/).map(part => RegExp.escape(part))
      patterns.push({ pattern: new RegExp(`^${parts.join('[^/]+')}$`), right: access.resource })
    }
  }
  return said => named.get(said) ?? patterns.find(({ pattern }) => pattern.test(said))?.right ?? null
}
