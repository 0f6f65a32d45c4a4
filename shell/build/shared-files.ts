import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Content of `dist/shared/import-map.json`, as the build of the shared libraries writes it. */
export interface SharedImports {
  readonly imports: Readonly<Record<string, string>>
  readonly integrity: Readonly<Record<string, string>>
  readonly styles: readonly string[]
}

function isSharedImports(json: unknown): json is SharedImports {
  return (
    typeof json === 'object' && json !== null && 'imports' in json && 'integrity' in json && 'styles' in json
  )
}

/** Reads the import map. @throws if the shared libraries are not built yet */
export function readSharedImports(dist: string): SharedImports {
  const file = join(dist, 'shared/import-map.json')
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isSharedImports(json))
    throw new Error(`${file} is not an import map; build the shared libraries first`)
  return json
}

const RELATIVE_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.\.?\/[^"']+)["']/g

/** Returns these URLs and those of all files that they import statically. */
export function withStaticImports(dist: string, urls: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (url: string) => {
    if (found.has(url)) return
    found.add(url)
    const code = readFileSync(join(dist, url), 'utf8')
    for (const [, relative] of code.matchAll(RELATIVE_IMPORT)) visit(posix.join(dirname(url), relative ?? ''))
  }
  for (const url of urls) visit(url)
  return [...found]
}
