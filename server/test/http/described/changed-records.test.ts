import { loan } from '@apron/contract/records/loan.fixture'
import { historyOf } from '@apron/server-kit/records/described/record-hooks'
import { readHistory } from '@apron/server-kit/records/history'
import { recordsWhere, recordsWith } from '@apron/server-kit/records/list-records'
import { moveRecord, setFields } from '@apron/server-kit/records/move-record'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { loansPlugin } from '../../support/plugins/loans-plugin.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

describeOnStores('described records in application code', store => {
  store.fillWith([loansPlugin])

  const gauge = async () => {
    const [found] = await recordsWith(store.database.kysely, loan, 'toolName', ['GAUGE'])
    return found ?? expect.fail('no gauge')
  }

  it('finds records by condition, order and site', async () => {
    const db = store.database.kysely
    const torque = sql<boolean>`torque is not null`
    const heavy = await recordsWhere(db, loan, torque, { site: 'URC', orderBy: ['torque', 'loanNo'] })
    expect(heavy.map(each => each.torque)).toEqual([9.5, 20.5])
    expect(await recordsWhere(db, loan, torque, { site: 'CAN' })).toEqual([])
    expect(await recordsWhere(db, loan, torque, { orderBy: ['torque'], limit: 1 })).toHaveLength(1)
  })

  it('sets fields, including those of the server, without changing the version', async () => {
    const { id, version } = await gauge()
    const helpers = ['100104']
    await setFields(store.database.kysely, loan, id, {
      helpers,
      condition: 'Bent',
      dueTime: '2026-04-01 10:00:00',
    })
    expect(await gauge()).toMatchObject({
      version,
      helpers,
      condition: 'Bent',
      dueTime: '2026-04-01 10:00:00',
    })
  })

  it('moves a record with a new version and a line of history', async () => {
    const db = store.database.kysely
    const found = await gauge()
    const at = new Date('2026-03-01T02:00:00Z')
    const move = { to: 'OPEN', action: 'reopen', by: '100308', at, values: { condition: '' } } as const
    await moveRecord(db, loan, found, move)
    expect(await gauge()).toMatchObject({ version: found.version + 1, status: 'OPEN', updateBy: '100308' })
    const [line] = await readHistory(db, historyOf(loan), found.id)
    expect(line).toMatchObject({ action: 'reopen', by: '100308', from: 'CLOSED', to: 'OPEN', remark: '' })
  })
})
