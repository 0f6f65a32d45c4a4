import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildManifest } from '../vite/build-manifest.ts'
import { placeBuild } from '../vite/place-build.ts'
import { scopeCss } from '../vite/scope-css.ts'
import { filesBelow } from '../vite/version-folder.ts'
import type { GuestBuild } from './guest-build.ts'

/** A version of an application in its place. */
export interface PlacedGuest {
  /** With its content hash. */
  readonly version: string
  readonly folder: string
}

/** Neither compressed twins, which would not be of the scoped sheets, nor a web app manifest, whose name is taken. */
const isPartOf = (folder: string) => (file: string) =>
  !file.endsWith('.br') && !file.endsWith('.gz') && file !== join(folder, 'manifest.json')

/** What the browser would ask for differently than it is called on disk is not found by the server. */
function checkNames(folder: string): void {
  const strange = filesBelow(folder).find(file => encodeURI(file) !== file)
  if (strange !== undefined) throw new Error(`${strange}: only plain letters, digits and -._~ in file names`)
}

/** Written by our Vite preset, or minified after it. */
const isScoped = (css: string, name: string) =>
  new RegExp(`^@scope ?\\(\\[data-mf="?${name}"?\\]\\)`).test(css)

/** Every sheet, also those that lazy chunks bring along, is kept inside the application's panes. */
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
    throw new Error('A frame starts anew when it moves to another tab, so its tabs are multi')
  }
}

/**
 * Makes a finished build a version that the server serves and the shell loads: copies it to `<outDir>/<name>/<version>-<hash>/`
 * with a `manifest.json` that names every file with its sha384, and into `newest.json`. Style sheets are put into `@scope`,
 * except those of a frame.
 * @throws when a file is missing or the manifest does not keep the contract, with every reason
 */
export function writeGuestManifest(guest: GuestBuild): PlacedGuest {
  checkKind(guest)
  const { name, kind, entry, css = [], preload = [], qiankun } = guest
  const missing = [entry, ...css, ...preload].find(file => !existsSync(join(guest.folder, file)))
  if (missing !== undefined) throw new Error(`${join(guest.folder, missing)} is missing`)

  const building = join(guest.outDir, name, '.building')
  rmSync(building, { recursive: true, force: true })
  cpSync(guest.folder, building, { recursive: true, filter: isPartOf(guest.folder) })
  checkNames(building)
  if (kind !== 'frame') scopeSheets(building, name)
  const config = { name, pages: guest.pages, tabs: guest.tabs ?? (kind === 'qiankun' ? 'single' : 'multi') }
  const facts = { kind, entry, css, preload, shared: {}, ...(qiankun === undefined ? {} : { qiankun }) }
  const version = placeBuild(building, guest.version, (fullVersion, integrity) =>
    buildManifest(config, { ...facts, integrity, version: fullVersion }),
  )
  return { version, folder: join(guest.outDir, name, version) }
}
