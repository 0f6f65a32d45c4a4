import { type Static, Type } from 'typebox'

const Title = Type.Object({ zh: Type.String(), en: Type.String() }, { additionalProperties: false })

const Page = Type.Object(
  {
    title: Title,
    keepAlive: Type.Optional(
      Type.Boolean({ description: 'Keeps the state of the page while its tab is hidden' }),
    ),
    confirmClose: Type.Optional(Type.Boolean({ description: 'Asks the page before its tab closes' })),
    public: Type.Optional(Type.Boolean({ description: 'Opens without a token' })),
  },
  { additionalProperties: false },
)

/** A finished build of an application without our Vite preset, with the settings the shell needs. */
export const GuestBuild = Type.Object(
  {
    name: Type.String({ description: 'Mount path without the slash' }),
    version: Type.String({ description: 'Three numbers; the content hash is added' }),
    kind: Type.Union([Type.Literal('esm'), Type.Literal('qiankun'), Type.Literal('frame')]),
    folder: Type.String({ description: 'The finished build; it is copied and stays as it is' }),
    outDir: Type.String({ description: 'Gets `<name>/<version>-<hash>/`' }),
    entry: Type.String({ description: 'Below `folder`: a module (esm), a script (qiankun), a page (frame)' }),
    css: Type.Optional(
      Type.Array(Type.String(), { description: 'Sheets that the entry needs, in their order' }),
    ),
    preload: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Scripts that the entry needs; of kind qiankun run before it, in their order',
      }),
    ),
    pages: Type.Record(Type.String({ pattern: '^/' }), Page, {
      description: 'Path below the mount path → page',
    }),
    tabs: Type.Optional(
      Type.Union([Type.Literal('multi'), Type.Literal('single')], {
        description: 'Default `single` for qiankun, whose life cycle knows one instance, else `multi`',
      }),
    ),
    qiankun: Type.Optional(
      Type.Object(
        {
          global: Type.String({ description: '`output.library` of its build' }),
          html: Type.Optional(
            Type.String({ description: 'Its container starts with this; default `<div id="app">`' }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
export type GuestBuild = Static<typeof GuestBuild>
