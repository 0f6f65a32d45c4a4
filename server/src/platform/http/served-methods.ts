/** A served path, with `:name` for one segment and `*` for the rest, and its methods. */
export interface ServedPath {
  readonly url: string
  readonly methods: readonly string[]
}

/** Index of the served paths. */
export interface ServedMethods {
  add(served: ServedPath): void
  /** Returns the methods of a path in alphabetical order, none if nothing is served there. */
  of(path: string): string[]
}

export function createServedMethods(): ServedMethods {
  const methods = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  return {
    add(served) {
      const known = methods.get(served.url) ?? { pattern: patternOf(served.url), methods: new Set<string>() }
      for (const method of served.methods) known.methods.add(method)
      methods.set(served.url, known)
    },
    of(path) {
      const found = [...methods.values()].filter(({ pattern }) => pattern.test(path))
      return [...new Set(found.flatMap(each => Array.from(each.methods)))].toSorted()
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
