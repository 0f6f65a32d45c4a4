import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { PLUGINS } from '../../../src/app/plugins.ts'
import { up } from '../../../src/migrations/0096-offered-dictionaries.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

describeOnStores('directories in a store of an earlier version', store => {
  store.fillWith(PLUGINS)
  const db = () => store.database.kysely

  async function offered(): Promise<string[]> {
    await up(db())
    const { rows } = await sql<{ key: string }>`select key from app_offer where kind = 'dictionary'`.execute(
      db(),
    )
    return rows.map(({ key }) => key)
  }

  it('[ADM-95] count as offered, so that deleted values stay deleted', async () => {
    await sql`delete from app_offer where kind = 'dictionary'`.execute(db())
    const keys = await offered()
    expect(keys).toHaveLength(97)
    expect(keys).toContain('SAFETY_REPORT:')
    expect(keys).toContain('CHECK_CAT:SPOT')
    expect(await offered()).toHaveLength(97)
  })
})
