interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Returns whether a module is one of the entries or a static import of one, directly or indirectly. */
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

/**
 * Returns whether a module of the first document is also used elsewhere: by the shell or by a page that loads later.
 */
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

/** Pages and dialogs that open before the shell. */
const BEFORE_SHELL = /\/shell\/src\/(?:login|first-document)\//

/** Returns whether a module of the shell's first page is also used before it, where nothing may load the shell. */
function isUsedBeforeShell(id: string, graph: ModuleGraph): boolean {
  return startsWith(id, START, graph) && startsWith(id, BEFORE_SHELL, graph)
}

/**
 * Groups of modules that the bundler must not split. The modules of the first page form one file, even if later pages
 * use them too. Otherwise every module shared by two pages would become a separate file, and the first visit would
 * request more and more of them. Modules that the first document shares with others form another file, so that the
 * login page does not wait for the shell.
 */
export const START_GROUPS = [
  {
    name: (id: string, graph: ModuleGraph) =>
      isSharedByBoot(id, graph) || isUsedBeforeShell(id, graph) ? 'boot' : null,
    debugName: 'boot',
    priority: 1,
  },
  {
    name: (id: string, graph: ModuleGraph) => (startsWith(id, START, graph) ? 'main' : null),
    debugName: 'main',
  },
]
