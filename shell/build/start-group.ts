interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Whether a module is one of those, or is imported at once by them, directly or through others. */
function startsWith(id: string, entry: RegExp, graph: ModuleGraph): boolean {
  const seen = new Set<string>()
  const isPart = (module: string): boolean => {
    if (entry.test(module)) return true
    if (seen.has(module)) return false
    seen.add(module)
    return graph.getModuleInfo(module)?.importers.some(isPart) === true
  }
  return isPart(id)
}

const START = /\/shell\/src\/app\/main\.tsx$/
const BOOT = /\/shell\/(?:index\.html|src\/boot\/boot\.ts)/

/** Whether a module of the first document is needed by something else too: the shell, or a page that is fetched later. */
function isSharedByBoot(id: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>()
  const isShared = (module: string): boolean => {
    if (seen.has(module)) return false
    seen.add(module)
    const importers = graph.getModuleInfo(module)?.importers ?? []
    return importers.some(importer => !startsWith(importer, BOOT, graph) || isShared(importer))
  }
  return startsWith(id, BOOT, graph) && isShared(id)
}

/**
 * What the first page needs travels in one file, also where pages that are fetched later use it too: left alone, every
 * module that two pages share becomes a file of its own, and the first visit would ask for more and more of them.
 * What the first document shares with others travels in another, so that the login page does not wait for the shell.
 */
export const START_GROUPS = [
  {
    name: (id: string, graph: ModuleGraph) => (isSharedByBoot(id, graph) ? 'boot' : null),
    debugName: 'boot',
    priority: 1,
  },
  {
    name: (id: string, graph: ModuleGraph) => (startsWith(id, START, graph) ? 'main' : null),
    debugName: 'main',
  },
]
