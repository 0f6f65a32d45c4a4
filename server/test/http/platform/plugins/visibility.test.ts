import { visibleTo } from '@apron/server-kit/records/visibility/visibility'
import { type Generated, type Kysely, sql } from 'kysely'
import { beforeAll } from 'vitest'
import { describeOnBothStores } from '../../../support/stores/stores.ts'
import { visibilityAgrees } from '../../../support/visibility-agrees.ts'

interface Note {
  id: string
  status: string
  author: string | null
  dept: string | null
  site: string
  round: number
  readers: readonly string[]
  published_at: Date | null
}
interface FoundNote extends Note {
  readonly team: readonly string[]
}
type NoteTables = {
  note: Note
  note_person: { seq: Generated<number>; note_id: string; round: number; code: string }
}

const NOTES = visibleTo<FoundNote>({
  table: 'note',
  alias: 'n',
  permission: 'note:view',
  rule: {
    all: [
      { any: [{ holds: ['note:all', 'note:most'] }, { site: 'site' }, { person: ['author'] }] },
      {
        any: [
          { all: [{ department: 'dept' }, { column: 'status', not: ['DRAFT'] }, { since: 'published_at' }] },
          {
            all: [
              { column: 'status', is: ['OPEN', 'DONE'] },
              { team: 'readers', in: 'json' },
            ],
          },
          { team: 'team', in: { table: 'note_person', record: 'note_id', person: 'code', same: ['round'] } },
          { all: [{ holds: ['note:all'] }, { column: 'status', not: [] }] },
          { any: [] },
        ],
      },
      { all: [] },
    ],
  },
})

async function findNote(db: Kysely<NoteTables>, id: string): Promise<FoundNote | undefined> {
  const note = await db.selectFrom('note').selectAll().where('id', '=', id).executeTakeFirst()
  if (note === undefined) return undefined
  const team = await db
    .selectFrom('note_person')
    .select('code')
    .where('note_id', '=', id)
    .where('round', '=', note.round)
    .execute()
  return { ...note, team: team.map(({ code }) => code) }
}

describeOnBothStores('visibility of records', store => {
  beforeAll(async () => {
    const db = store.database.kysely
    await sql`create table note (id text primary key, status text, author text, dept text, site text not null,
      round integer not null, readers jsonb not null, published_at timestamptz)`.execute(db)
    await sql`create table note_person (seq integer generated always as identity, note_id text not null,
      round integer not null, code text not null, unique (note_id, code))`.execute(db)
    for (const [index, status] of ['DRAFT', 'OPEN', 'DONE', 'DRAFT'].entries()) {
      const id = `note ${index}`
      await sql`insert into note values (${id}, ${status}, null, null, '', 1, '[]', null)`.execute(db)
      for (const round of [1, 2]) {
        await sql`insert into note_person (note_id, round, code) values (${id}, ${round}, ${`${round}`})`.execute(
          db,
        )
      }
    }
  })

  visibilityAgrees(store, NOTES, id => findNote(store.database.kysely.withTables<NoteTables>(), id))
})
