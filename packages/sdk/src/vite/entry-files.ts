import type { Rolldown } from 'vite'
import { SHARED_LIBRARIES } from './shared-libraries.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Files that the entry of a finished build needs. */
export interface EntryFiles {
  readonly entry: string
  readonly css: string[]
  readonly preload: string[]
}

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter(output => output.type === 'chunk')

/** @throws unless there is exactly one entry, which exports `contract` and `bootstrap` */
export function entryFiles(bundle: Bundle): EntryFiles {
  const entries = chunksOf(bundle).filter(chunk => chunk.isEntry)
  const [entry] = entries
  if (entry === undefined || entries.length > 1)
    throw new Error(`One entry is expected, not ${entries.length}`)
  const missing = ['contract', 'bootstrap'].filter(exported => !entry.exports.includes(exported))
  if (missing.length > 0) throw new Error(`${entry.fileName} does not export ${missing.join(' and ')}`)

  const needed = new Map([[entry.fileName, entry]])
  for (const chunk of needed.values()) {
    for (const file of chunk.imports) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') needed.set(file, imported)
    }
  }
  const css = new Set<string>()
  for (const chunk of needed.values()) {
    for (const file of chunk.viteMetadata?.importedCss ?? []) css.add(file)
  }
  const preload = [...needed.keys()].filter(file => file !== entry.fileName)
  return { entry: entry.fileName, css: [...css], preload }
}

/** Returns the package of a module: `@apron/ui/button` → `@apron/ui`; `react/jsx-runtime` → `react`. */
const packageOf = (id: string) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')

const isShared = (id: string) =>
  SHARED_LIBRARIES.some(library => (typeof library === 'string' ? library === id : library.test(id)))

/**
 * Returns the accepted ranges of the shared libraries that the build imports.
 * @param dependencies of the application's package.json, exact versions
 * @throws if an external import is missing from the import map or package.json
 */
export function sharedRanges(
  bundle: Bundle,
  dependencies: Readonly<Record<string, string>>,
): Record<string, string> {
  const external = chunksOf(bundle)
    .flatMap(chunk => chunk.imports.concat(chunk.dynamicImports))
    .filter(id => bundle[id] === undefined)
  const ranges = new Map<string, string>()
  for (const id of external.toSorted()) {
    if (!isShared(id)) throw new Error(`${id} is neither part of the build nor served by the shell`)
    const library = packageOf(id)
    const version = dependencies[library]
    if (version === undefined) throw new Error(`${library} is imported but not in package.json`)
    ranges.set(library, `^${version}`)
  }
  return Object.fromEntries(ranges)
}
