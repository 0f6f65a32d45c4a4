import { defineCall } from '@apron/contract/calls/define-call'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { type Kysely, sql } from 'kysely'
import { type Static, Type } from 'typebox'

const Kept = Type.Object({ directory: Type.String(), value: Type.String() })
type Kept = Static<typeof Kept>

/** Stores a dictionary value in the plugin's own table. */
export const keepValue = defineCall<{ body: Kept; data: null }>({
  id: 'keeping.keep',
  method: 'POST',
  path: '/api/keeping/keep',
})

/**
 * A sub-application that uses values of UOM and SHIFT, throws when asked about SKILL, and has no check for CURRENCY.
 */
export const keepingPlugin: ServerPlugin = {
  name: 'keeping',
  migrations: {
    '0001-kept': {
      async up(db: Kysely<unknown>) {
        await sql`create table keeping_kept (directory text not null, value text not null)`.execute(db)
      },
    },
  },
  dictionaries: [
    {
      code: 'KEEPING_KIND',
      name: { zh: '保管方式', en: 'Way of keeping' },
      parentCode: 'MATERIAL',
      values: [
        { value: 'SHELF', name: { zh: '货架', en: 'Shelf' } },
        { value: 'BIN', name: { zh: '料箱', en: 'Bin' } },
      ],
    },
  ],
  referencedDirectories: ['UOM', 'SHIFT', 'SKILL'],
  dictionaryUses: () => async (db, values) => {
    const uses = []
    for (const { directory, value } of values) {
      const table = directory === 'SKILL' ? 'keeping_gone' : 'keeping_kept'
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}
         where directory = ${directory} and value = ${value}`.execute(db)
      const where = { zh: '保管记录', en: 'kept records' }
      uses.push({ directory, value, where, count: rows[0]?.count ?? 0 })
    }
    return uses
  },
  routes: services => [
    serveCall(keepValue, { body: Kept, data: Type.Null() }, async ({ body }) => {
      await services.db.transaction().execute(async transaction => {
        await services.dictionaries.hold(transaction, [body])
        await sql`insert into keeping_kept (directory, value) values (${body.directory}, ${body.value})`.execute(
          transaction,
        )
      })
      return null
    }),
  ],
}

/** A sub-application that only declares which directories it uses. */
export const silentPlugin: ServerPlugin = {
  name: 'silent',
  migrations: {},
  referencedDirectories: ['CURRENCY'],
  routes: () => [],
}
