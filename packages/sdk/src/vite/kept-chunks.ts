import type { Rolldown } from 'vite'

/** Vite's own metadata of a chunk. */
interface ViteMetadata {
  readonly importedCss: ReadonlySet<string>
  readonly importedAssets: ReadonlySet<string>
}

export type KeptChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'isEntry' | 'imports' | 'dynamicImports'
> & { readonly viteMetadata?: ViteMetadata | undefined }

/**
 * Returns the files of a build that are reachable without certain modules, sorted.
 * @param isExcluded returns true if a module, and what only it imports, is excluded
 */
export function keptChunks(chunks: readonly KeptChunk[], isExcluded: (module: string) => boolean): string[] {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const visited = new Set<string>()
  const files = new Set<string>()
  const visit = (chunk: KeptChunk | undefined) => {
    if (chunk === undefined || visited.has(chunk.fileName)) return
    if (chunk.facadeModuleId !== null && isExcluded(chunk.facadeModuleId)) return
    visited.add(chunk.fileName)
    files.add(chunk.fileName)
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
    for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) visit(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk)
  return [...files].toSorted()
}
