/** A served path and its methods. `:name` stands for one segment, `*` for the rest. */
export interface ServedPath {
  readonly url: string
  readonly methods: readonly string[]
}

/** Index of the served paths. */
export interface ServedMethods {
  add(served: ServedPath): void
  /** Returns the methods of a path in alphabetical order. Empty if nothing is served there. */
  methodsOf(path: string): string[]
}

export function createServedMethods(): ServedMethods {
  const entries = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  return {
    add(served) {
      const entry = entries.get(served.url) ?? { pattern: patternOf(served.url), methods: new Set<string>() }
      for (const method of served.methods) entry.methods.add(method)
      entries.set(served.url, entry)
    },
    methodsOf(path) {
      const matches = [...entries.values()].filter(({ pattern }) => pattern.test(path))
      return [...new Set(matches.flatMap(({ methods }) => Array.from(methods)))].toSorted()
    },
  }
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map(part => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : RegExp.escape(part)
  })
  return new RegExp(`^${parts.join('/')}$`)
}
