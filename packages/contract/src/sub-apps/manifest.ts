import { type Static, Type } from 'typebox'

/** Contract version of sub-applications. The shell rejects any other. */
export const CONTRACT_VERSION = 1

const FileName = Type.String({
  pattern: '^[A-Za-z0-9._/-]{1,200}$',
  description: 'Path below the version folder',
})
const PagePath = Type.String({
  pattern: '^/[A-Za-z][A-Za-z0-9]*(/[A-Za-z0-9_-]+)*$',
  description: 'Shell path of a page',
})
const Titles = Type.Object({ zh: Type.String({ maxLength: 60 }), en: Type.String({ maxLength: 60 }) })

/** Settings of a legacy application made for qiankun. */
const QiankunSettings = Type.Object({
  global: Type.String({
    pattern: '^[A-Za-z_$][A-Za-z0-9_$-]{0,79}$',
    description: 'Property of the window that holds its life cycle: the unique `output.library` of its build',
  }),
  html: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: 'Markup its container starts with; default `<div id="app">`',
    }),
  ),
})

/** `/apps/<name>/<version>/manifest.json`: written by the build, immutable once deployed. */
export const SubAppManifest = Type.Object({
  name: Type.String({ pattern: '^[a-z][A-Za-z0-9]{1,39}$', description: 'Mount path without the slash' }),
  version: Type.String({
    pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$',
    description: 'Semantic version',
  }),
  contract: Type.Literal(CONTRACT_VERSION),
  kind: Type.Union([Type.Literal('esm'), Type.Literal('qiankun'), Type.Literal('frame')]),
  entry: Type.String({
    pattern: '^[A-Za-z0-9._/-]{1,200}$',
    description: 'Path below the version folder: a module (esm), a script (qiankun), a page (frame)',
  }),
  css: Type.Array(FileName, { maxItems: 20 }),
  preload: Type.Array(FileName, { maxItems: 50 }),
  integrity: Type.Record(Type.String(), Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }), {
    description: 'File below the version folder → sha384 of its bytes; every file is listed',
  }),
  tabs: Type.Union([Type.Literal('multi'), Type.Literal('single')]),
  titles: Type.Record(Type.String(), Titles, { description: 'Page path → tab title in both languages' }),
  keepAlive: Type.Array(PagePath, { description: 'Pages whose state stays while their tab is hidden' }),
  confirmClose: Type.Array(PagePath, {
    description: 'Pages that may ask for confirmation before their tab closes',
  }),
  public: Type.Array(PagePath, { description: 'Pages open without a token' }),
  shared: Type.Record(Type.String(), Type.String(), { description: 'Shared library → accepted range' }),
  minShell: Type.String(),
  notKept: Type.Optional(
    Type.Array(FileName, {
      description:
        'Files that browsers must not cache for offline use, such as the pages of voluntary reports',
    }),
  ),
  qiankun: Type.Optional(QiankunSettings),
})
export type SubAppManifest = Static<typeof SubAppManifest>

/** Returns the part of a manifest needed before loading: `integrity` contains only the files loaded with the application. */
export function registeredPart(manifest: SubAppManifest): SubAppManifest {
  const first = new Set([manifest.entry, ...manifest.css, ...manifest.preload])
  const integrity = Object.entries(manifest.integrity).filter(([file]) => first.has(file))
  return { ...manifest, integrity: Object.fromEntries(integrity) }
}

/** `/apps/registry.json`: the active version of each application. Contains no data, so it is public. */
export const SubAppRegistry = Type.Object({
  schema: Type.Literal(1),
  apps: Type.Record(
    Type.String(),
    Type.Object({ manifest: SubAppManifest }, { description: 'The manifest of the active version' }),
  ),
  dev: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'Application → entry on a development server of this machine; never in production',
    }),
  ),
})
export type SubAppRegistry = Static<typeof SubAppRegistry>
