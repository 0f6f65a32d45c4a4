import { type Static, Type } from 'typebox'

/** The contract version a sub-application was built for; the shell refuses any other. */
export const CONTRACT_VERSION = 1

const FileName = Type.String({
  pattern: '^[A-Za-z0-9._/-]{1,200}$',
  description: 'Path below the version folder',
})
const PagePath = Type.String({
  pattern: '^/[A-Za-z][A-Za-z0-9]*(/[A-Za-z0-9_-]+)*$',
  description: 'Shell path of a page',
})
const Bilingual = Type.Object({ zh: Type.String({ maxLength: 60 }), en: Type.String({ maxLength: 60 }) })

/** `/apps/<name>/<version>/manifest.json`: written by the build, immutable once deployed. */
export const SubAppManifest = Type.Object({
  name: Type.String({ pattern: '^[a-z][A-Za-z0-9]{1,39}$', description: 'Mount path without the slash' }),
  version: Type.String({
    pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$',
    description: 'Semantic version',
  }),
  contract: Type.Literal(CONTRACT_VERSION),
  kind: Type.Union([Type.Literal('esm'), Type.Literal('qiankun'), Type.Literal('frame')]),
  entry: FileName,
  css: Type.Array(FileName, { maxItems: 20 }),
  preload: Type.Array(FileName, { maxItems: 50 }),
  integrity: Type.Record(Type.String(), Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }), {
    description: 'File below the version folder → sha384 of its bytes; every file is listed',
  }),
  tabs: Type.Union([Type.Literal('multi'), Type.Literal('single')]),
  titles: Type.Record(Type.String(), Bilingual, { description: 'Page path → tab title in both languages' }),
  keepAlive: Type.Array(PagePath, { description: 'Pages whose state stays while their tab is hidden' }),
  confirmClose: Type.Array(PagePath, { description: 'Pages that are asked before their tab closes' }),
  public: Type.Array(PagePath, { description: 'Pages open without a token' }),
  shared: Type.Record(Type.String(), Type.String(), { description: 'Shared library → accepted range' }),
  minShell: Type.String(),
})
export type SubAppManifest = Static<typeof SubAppManifest>

/** `/apps/registry.json`: which version of each application is active. Contains no data, so it is public. */
export const SubAppRegistry = Type.Object({
  schema: Type.Literal(1),
  apps: Type.Record(
    Type.String(),
    Type.Object({ manifest: Type.String({ description: 'Absolute path of the active manifest' }) }),
  ),
})
export type SubAppRegistry = Static<typeof SubAppRegistry>
