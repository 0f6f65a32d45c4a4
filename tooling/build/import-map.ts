import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, sha384 } from '@apron/sdk/version-folder'
import { readRecord } from './build-records.ts'
import { packageParts } from './package-parts.ts'
import type { Places } from './places.ts'
import { bundleOf } from './shared/ui-bundles.ts'
import { REACT_IDS } from './vite-build.ts'

/** `dist/shared/import-map.json`: the page's import map, and the shared style sheet. */
export interface SharedImports {
  readonly imports: Readonly<Record<string, string>>
  /** sha384 of every shared script and style sheet by absolute URL. */
  readonly integrity: Readonly<Record<string, string>>
  /** Absolute URLs, in order. Not part of the page's import map. */
  readonly styles: readonly string[]
}

/** Folder of each shared library, such as `/shared/react-19.3.1-1a2b3c4d`. */
interface SharedFolders {
  readonly react: string
  readonly sdk: string
  readonly query: string
  readonly ui: string
  readonly pages: string
}

interface SharedFiles {
  readonly uiParts: Iterable<string>
  readonly pagesParts: Iterable<string>
  /** Files of a folder with their integrity. */
  readonly filesOf: (folder: string) => Readonly<Record<string, string>>
}

export function sharedImports(
  folders: SharedFolders,
  { uiParts, pagesParts, filesOf }: SharedFiles,
): SharedImports {
  const { react, sdk, query, ui, pages } = folders
  const integrity: Record<string, string> = {}
  for (const folder of [react, sdk, query, ui, pages]) {
    for (const [file, hash] of Object.entries(filesOf(folder))) integrity[`${folder}/${file}`] = hash
  }
  return {
    imports: {
      ...Object.fromEntries(REACT_IDS.map(id => [id, `${react}/react.js`])),
      '@apron/sdk': `${sdk}/sdk.js`,
      '@apron/sdk/query': `${query}/query.js`,
      ...Object.fromEntries([...uiParts].map(part => [`@apron/ui/${part}`, `${ui}/${bundleOf(part)}.js`])),
      ...Object.fromEntries([...pagesParts].map(part => [`@apron/pages/${part}`, `${pages}/${part}.js`])),
    },
    integrity,
    styles: [`${ui}/ui.css`],
  }
}

const foldersOf = (places: Places, target: string) =>
  readRecord(places.records, target)?.outputs.map(folder => folder.replace(/^dist/, '')) ?? []

/** Null if one of them was never built. */
function sharedFolders(places: Places): SharedFolders | null {
  const [react] = foldersOf(places, 'react')
  const [sdk, query] = foldersOf(places, 'sdk')
  const [ui] = foldersOf(places, 'ui')
  const [pages] = foldersOf(places, 'pages')
  if (react === undefined || sdk === undefined || query === undefined) return null
  return ui === undefined || pages === undefined ? null : { react, sdk, query, ui, pages }
}

/** Writes the map if it changed. Skipped if a build of single targets (`--only`) lacks a library that was never built. */
export function writeImportMap(places: Places): void {
  const folders = sharedFolders(places)
  if (folders === null) return
  const map = sharedImports(folders, {
    uiParts: packageParts(places.root, 'ui').keys(),
    pagesParts: packageParts(places.root, 'pages').keys(),
    filesOf: folder => {
      const full = join(places.dist, folder)
      const files = filesBelow(full).filter(file => /\.(?:js|css)$/.test(file))
      return Object.fromEntries(files.map(file => [file, sha384(readFileSync(join(full, file)))]))
    },
  })
  const file = join(places.shared, 'import-map.json')
  const text = `${JSON.stringify(map, null, 2)}\n`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
