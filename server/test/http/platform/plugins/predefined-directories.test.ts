import type { PredefinedDirectory } from '@apron/server-kit/dictionary/predefined-directory'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { dictionariesVersion } from '../../../../src/features/dictionary/dictionary.store.ts'
import { addPredefinedDirectories } from '../../../../src/seed/app-offers/add-predefined-directories.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

const GREASES: PredefinedDirectory = {
  code: 'GREASE',
  name: { zh: '润滑脂', en: 'Grease' },
  parentCode: 'MATERIAL',
  values: [
    { value: 'A', name: { zh: '甲', en: 'Alpha' } },
    { value: 'B', name: { zh: '乙', en: 'Beta' }, sort: 7 },
  ],
}

describeOnStores('directories that come with a sub-application', store => {
  store.fillWith()
  const db = () => store.database.kysely
  const addPredefined = async (directory: PredefinedDirectory) =>
    await db()
      .transaction()
      .execute(transaction => addPredefinedDirectories(transaction, [directory], new Date()))
  const values = async (code: string) => {
    const { rows } = await sql<{ value: string; name_en: string; sort: number; enabled: boolean }>`
      select value, name_en, sort, enabled from dictionary_entry where directory_code = ${code} order by value`.execute(
      db(),
    )
    return rows.map(({ value, name_en, sort, enabled }) => [value, name_en, sort, enabled])
  }

  it('[ADM-95] are added with their values, once', async () => {
    await addPredefined(GREASES)
    expect(await values('GREASE')).toEqual([
      ['A', 'Alpha', 1, true],
      ['B', 'Beta', 7, true],
    ])
    const version = await dictionariesVersion(db())
    await addPredefined(GREASES)
    expect(await dictionariesVersion(db())).toBe(version)
    const { rows } = await sql`select parent_code from dictionary_directory where code = 'GREASE'`.execute(
      db(),
    )
    expect(rows).toEqual([{ parent_code: 'MATERIAL' }])
  })

  it('[ADM-95] an upgrade adds new values and changes nothing that an administrator changed', async () => {
    await addPredefined(GREASES)
    await sql`update dictionary_directory set name_en = 'Ours' where code = 'GREASE'`.execute(db())
    await sql`update dictionary_entry set name_en = 'First', sort = 50, enabled = false
               where directory_code = 'GREASE' and value = 'A'`.execute(db())
    await sql`delete from dictionary_entry where directory_code = 'GREASE' and value = 'B'`.execute(db())
    await sql`insert into dictionary_entry (id, directory_code, value, name_zh, name_en, sort, created_at, updated_at, updated_by)
              values (gen_random_uuid(), 'GREASE', 'D', '自己的', 'Own', 9, now(), now(), '100001')`.execute(
      db(),
    )
    await addPredefined({
      ...GREASES,
      name: { zh: '新', en: 'New' },
      values: [
        ...GREASES.values,
        { value: 'C', name: { zh: '丙', en: 'Gamma' } },
        { value: 'D', name: { zh: '丁', en: 'Delta' } },
      ],
    })
    expect(await values('GREASE')).toEqual([
      ['A', 'First', 50, false],
      ['C', 'Gamma', 3, true],
      ['D', 'Own', 9, true],
    ])
    const { rows } = await sql`select name_en from dictionary_directory where code = 'GREASE'`.execute(db())
    expect(rows).toEqual([{ name_en: 'Ours' }])
  })

  it('[ADM-95] are added at the top if their parent is missing', async () => {
    await addPredefined({ ...GREASES, code: 'ALONE', parentCode: 'NONE' })
    const { rows } = await sql`select parent_code from dictionary_directory where code = 'ALONE'`.execute(
      db(),
    )
    expect(rows).toEqual([{ parent_code: null }])
  })

  it('[ADM-95] do not restore a topic that an administrator deleted', async () => {
    const topic: PredefinedDirectory = { code: 'OILS', name: { zh: '油料', en: 'Oils' }, values: [] }
    const found = async () =>
      (await sql`select code from dictionary_directory where code = 'OILS'`.execute(db())).rows.length
    await addPredefined(topic)
    expect(await found()).toBe(1)
    await sql`delete from dictionary_directory where code = 'OILS'`.execute(db())
    await addPredefined(topic)
    expect(await found()).toBe(0)
  })
})
