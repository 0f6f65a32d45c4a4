import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildManifest } from '../vite/build-manifest.ts'
import { placeBuild } from '../vite/place-build.ts'
import { scopeCss } from '../vite/scope-css.ts'
import { filesBelow } from '../vite/version-folder.ts'
import type { GuestBuild } from './guest-build.ts'

/** A version of an application in its final folder. */
export interface PlacedGuest {
  /** With its content hash. */
  readonly version: string
  readonly folder: string
}

/**
 * Excludes compressed copies, which do not match the scoped sheets, and a web app manifest, whose name is
 * taken.
 */
const isIncluded = (folder: string) => (file: string) =>
  !file.endsWith('.br') && !file.endsWith('.gz') && file !== join(folder, 'manifest.json')

/** Rejects file names that browsers would encode differently, because the server would not find them. */
function checkNames(folder: string): void {
  const invalid = filesBelow(folder).find(file => encodeURI(file) !== file)
  if (invalid !== undefined) throw new Error(`${invalid}: only plain letters, digits and -._~ in file names`)
}

/** Returns true if the sheet was scoped by our Vite preset, minified or not. */
const isScoped = (css: string, name: string) =>
  new RegExp(`^@scope ?\\(\\[data-mf="?${name}"?\\]\\)`).test(css)

/** Scopes every style sheet to the application's panes, including those of lazy chunks. */
function scopeSheets(folder: string, name: string): void {
  for (const file of filesBelow(folder).filter(other => other.endsWith('.css'))) {
    const css = readFileSync(join(folder, file), 'utf8')
    if (isScoped(css, name)) continue
    writeFileSync(join(folder, file), scopeCss(css, name, file, { lenient: true }))
  }
}

function checkKind({ kind, qiankun, tabs }: GuestBuild): void {
  if (kind === 'qiankun' && qiankun === undefined) {
    throw new Error('kind qiankun needs qiankun.global: output.library of its build')
  }
  if (kind === 'frame' && tabs === 'single') {
    throw new Error('A frame reloads when it moves to another tab, so its tabs must be multi')
  }
}

/**
 * Turns a finished build into a version that the server serves and the shell loads: copies it to
 * `<outDir>/<name>/<version>-<hash>/` with a `manifest.json` that names every file with its sha384, and
 * updates `newest.json`. Style sheets are wrapped in `@scope`, except those of a frame.
 * @throws if a file is missing or the manifest violates the contract, with every reason
 */
export function writeGuestManifest(guest: GuestBuild): PlacedGuest {
  checkKind(guest)
  const { name, kind, entry, css = [], preload = [], qiankun } = guest
  const missing = [entry, ...css, ...preload].find(file => !existsSync(join(guest.folder, file)))
  if (missing !== undefined) throw new Error(`${join(guest.folder, missing)} is missing`)

  const building = join(guest.outDir, name, '.building')
  rmSync(building, { recursive: true, force: true })
  cpSync(guest.folder, building, { recursive: true, filter: isIncluded(guest.folder) })
  checkNames(building)
  if (kind !== 'frame') scopeSheets(building, name)
  const config = { name, pages: guest.pages, tabs: guest.tabs ?? (kind === 'qiankun' ? 'single' : 'multi') }
  const facts = { kind, entry, css, preload, shared: {}, ...(qiankun === undefined ? {} : { qiankun }) }
  const version = placeBuild(building, guest.version, (fullVersion, integrity) =>
    buildManifest(config, { ...facts, integrity, version: fullVersion }),
  )
  return { version, folder: join(guest.outDir, name, version) }
}
