import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restoreBackup } from '../../src/app/commands/restore-backup.ts'
import { listTables } from '../../src/app/commands/table-catalog.ts'
import { writeBackup } from '../../src/app/commands/write-backup.ts'
import { allMigrations } from '../../src/app/migrations.ts'
import { PLUGINS } from '../../src/app/plugins.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { type Migrations, migrateStore } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { seedDemo } from '../../src/seed/seed-demo.ts'
import { makeStorePlace, type StoreKind, silentLog, storeKinds } from '../support/stores/store-places.ts'

/** Data that is hard to carry over: unusual types, circular foreign keys, sequences, rows that a migration makes. */
const hardTables: Migrations = {
  'zz/0001-hard': {
    up: async db => {
      await sql`create table hard (
        id bigint generated always as identity primary key, parent bigint references hard (id), amount numeric(20, 6),
        ratio float8, day date, at timestamptz, span interval, body jsonb, raw bytea, words text[], days date[],
        flag boolean, code char(4), "Odd ""name" text, doubled numeric generated always as (amount * 2) stored)`.execute(
        db,
      )
      await sql`create table circle_a (id int primary key, b int)`.execute(db)
      await sql`create table circle_b (id int primary key, a int references circle_a (id))`.execute(db)
      await sql`alter table circle_a add constraint circle foreign key (b) references circle_b (id)`.execute(
        db,
      )
      await sql`create table made_by_migration (code text primary key)`.execute(db)
      await sql`insert into made_by_migration values ('standard')`.execute(db)
      await sql`create sequence series start 100`.execute(db)
    },
  },
}

async function fillHardTables(db: Kysely<unknown>): Promise<void> {
  await sql`insert into hard (parent, amount, ratio, day, at, span, body, raw, words, days, flag, code, "Odd ""name")
    values (null, 12345678901234.000001, 0.1::float8 + 0.2, '2024-02-29', '2024-02-29 23:59:59.123456+08',
      '1 mon 2 days 03:00', '{"深": [1, {"a": null}]}', '\\x00ff', array['a"b', null, '', 'c,d'], array[date '0001-01-01'],
      true, 'ab', ${'line\u2028separator\r\nand "quotes" \\ and 维修'}),
    (1, 'NaN', 'infinity', 'infinity', '-infinity', null, 'null', '', '{}', null, null, null, '')`.execute(db)
  await sql`insert into hard (parent, words)
    select 1, array[repeat('长', 500), n::text] from generate_series(1, 1200) as n`.execute(db)
  await sql`insert into circle_a values (1, null), (2, null)`.execute(db)
  await sql`insert into circle_b values (7, 1), (8, 2)`.execute(db)
  await sql`update circle_a set b = id + 6`.execute(db)
  await sql`update made_by_migration set code = 'changed'`.execute(db)
  await sql`select nextval('series') from generate_series(1, 5)`.execute(db)
}

/** Returns every row of every table as text, sorted, with the state of the sequences. */
async function contents(db: Kysely<unknown>): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const { name } of await listTables(db)) {
    const { rows } = await sql<{ row: string }>`
      select ${sql.table(name)}::text as row from ${sql.table(name)}`.execute(db)
    all[name] = rows.map(({ row }) => row).toSorted()
  }
  const { rows } = await sql<{ row: string }>`
    select concat_ws(' ', sequencename, last_value) as row from pg_sequences where schemaname = 'public'`.execute(
    db,
  )
  all['sequences'] = rows.map(({ row }) => row).toSorted()
  return all
}

const cleanUps: (() => Promise<void>)[] = []
let folder = ''
let migrations: Migrations = {}

async function openEmpty(kind: StoreKind): Promise<Database> {
  const place = await makeStorePlace(kind)
  const database = await openDatabase(place.settings, silentLog)
  cleanUps.push(async () => {
    await database.close()
    await place.remove()
  })
  return database
}

/** A made-up digest: it is carried over like any text, and making a real one takes seconds. */
async function hashNothing(): Promise<string> {
  return 'digest'
}

async function openFilled(kind: StoreKind): Promise<Database> {
  const database = await openEmpty(kind)
  await migrateStore(database, migrations)
  await seedDemo({
    db: database.kysely,
    clock: { now: () => new Date() },
    demoPassword: 'x',
    hashPassword: hashNothing,
    plugins: PLUGINS,
  })
  await fillHardTables(database.kysely)
  return database
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apron backup '))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  migrations = { ...(await allMigrations(PLUGINS)), ...hardTables }
})

afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
})

describe('backup and restore', () => {
  const [first = 'pglite', other = first] = storeKinds()

  it(`carry every row from ${first} to ${other} and back`, async () => {
    const start = await openFilled(first)
    const expected = await contents(start.kysely)
    expect(Object.keys(expected).length).toBeGreaterThan(15)
    expect(expected['hard']).toHaveLength(1202)
    expect(expected['app_user']?.length).toBeGreaterThan(40)

    const there = join(folder, 'there.gz')
    const summary = await writeBackup(start, there)
    const middle = await openEmpty(other)
    expect(await restoreBackup(middle, there, migrations)).toEqual(summary)
    expect(await contents(middle.kysely)).toEqual(expected)

    const back = join(folder, 'back.gz')
    await writeBackup(middle, back)
    const end = await openEmpty(first)
    await restoreBackup(end, back, migrations)
    expect(await contents(end.kysely)).toEqual(expected)

    // Sequences continue, foreign keys are enforced, and no migration is pending.
    const { rows } =
      await sql`insert into hard default values returning id::int, nextval('series')::int as next`.execute(
        end.kysely,
      )
    expect(rows).toEqual([{ id: 1203, next: 105 }])
    await expect(sql`update circle_a set b = 99`.execute(end.kysely)).rejects.toMatchObject({ code: '23503' })
    expect(await migrateStore(end, migrations)).toEqual({ ran: [] })
  }, 60_000)

  it('writes a file that only its owner can read, and never overwrites one', async () => {
    const store = await openEmpty('pglite')
    await migrateStore(store, hardTables)
    const file = join(folder, 'mine.gz')
    await writeBackup(store, file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const before = await readFile(file)
    await expect(writeBackup(store, file)).rejects.toThrow('already exists')
    expect(await readFile(file)).toEqual(before)
  })
})

describe('a restore that fails changes nothing', () => {
  let file = ''
  let filled: Database
  let empty: Database
  beforeAll(async () => {
    filled = await openEmpty('pglite')
    await migrateStore(filled, hardTables)
    await sql`insert into circle_a values (5, null)`.execute(filled.kysely)
    file = join(folder, 'small.gz')
    await writeBackup(filled, file)
    empty = await openEmpty('pglite')
  })

  const damaged: [string, (text: string) => string | Buffer, string][] = [
    ['the file is no gzip', () => 'hello', 'incomplete'],
    ['the file is cut off', text => gzipSync(text).subarray(0, -20), 'incomplete'],
    ['the last line is missing', text => gzipSync(text.split('\n').slice(0, -2).join('\n')), 'incomplete'],
    ['a row is missing', text => gzipSync(text.replace('["5",null]\n', '')), 'incomplete'],
    ['the header is another', text => gzipSync(text.replace('apron-backup', 'other')), 'not an Apron backup'],
    ['a line is no JSON', text => gzipSync(text.replace('["5",null]', '["5"')), 'not an Apron backup'],
  ]
  it.each(damaged)('when %s', async (_title, damage, words) => {
    const text = gunzipSync(await readFile(file)).toString('utf8')
    const bad = join(folder, 'bad.gz')
    await writeFile(bad, damage(text))
    await expect(restoreBackup(empty, bad, hardTables)).rejects.toThrow(words)
    expect(await listTables(empty.kysely)).toEqual([])
  })

  it('when the store holds rows', async () => {
    await expect(restoreBackup(filled, file, hardTables)).rejects.toThrow('is not empty (circle_a)')
  })

  it('when a newer version made the backup', async () => {
    await expect(restoreBackup(empty, file, {})).rejects.toThrow('zz/0001-hard')
  })
})
