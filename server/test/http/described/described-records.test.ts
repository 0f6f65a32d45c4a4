import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { type LoanSave, loan, NEW_LOAN } from '@apron/contract/records/loan.fixture'
import { expect, it } from 'vitest'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { forSite, listBehaves } from '../../support/list-behaves.ts'
import { loansPlugin, MARKED_TOOL, OWN_TOOL } from '../../support/plugins/loans-plugin.ts'
import { appServer } from '../../support/servers/app-server.ts'
import { describeOnBothStores, itConcurrently } from '../../support/stores/stores.ts'

/** A person of the workshop with home site URC, who also works in CAN. */
const MECHANIC = '100308'
const { queryPage, detail, save, remove } = loan.calls

describeOnBothStores('described records', store => {
  const server = appServer(store, loansPlugin)

  async function saved(part: Partial<LoanSave> = {}) {
    const mechanic = await server.as(MECHANIC)
    return (await mechanic.call(save, { body: { ...NEW_LOAN, ...part } })).envelope
  }

  listBehaves(server, queryPage, {
    reader: MECHANIC,
    key: row => row.id,
    filters: [
      [{ text: 'gauge' }, ({ toolName }) => toolName === 'GAUGE'],
      [{ purpose: 'CARD' }, ({ purpose }) => purpose === 'CARD'],
      [{ status: ['CLOSED'] }, ({ status }) => status === 'CLOSED'],
      [{ chapter: '72' }, ({ chapter }) => chapter === '72'],
      [{ borrower: '100104' }, ({ borrower }) => borrower.code === '100104'],
      [{ helpers: '100104' }, ({ helpers }) => helpers.length > 0],
      [{ department: 'D09' }, ({ department }) => department?.code === 'D09'],
      [{ urgent: true }, ({ urgent }) => urgent],
      [{ dueTime: ['2026-03-02', '2026-03-05'] }, ({ dueTime }) => dueTime > '2026-03-02'],
      [{ dueTime: [null, '2026-03-01'] }, ({ dueTime }) => dueTime < '2026-03-02'],
      [{ taken: ['2026-02-01', '2026-02-01'] }, ({ taken }) => taken === '2026-02-01'],
    ],
    order: {
      loanNo: row => row.loanNo,
      torque: row => row.torque,
      dueTime: row => row.dueTime,
      createTime: row => row.createTime,
    },
    sites: { other: 'CAN', foreign: 'SHE' },
  })

  it('are sorted by the displayed names and dictionary order', async () => {
    const mechanic = await server.as(MECHANIC)
    async function sortedBy(sortBy: 'chapter' | 'borrower') {
      const body = { current: 1, size: 10, queryCriteria: { sortBy } }
      return (await mechanic.call(queryPage, { body })).envelope.data.records
    }
    const chapters = (await sortedBy('chapter')).map(({ chapter }) => chapter).filter(Boolean)
    expect(chapters).toEqual(['05', '72'])
    const names = (await sortedBy('borrower')).map(({ borrower }) => borrower.name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('zh-CN').compare))
    expect(new Set(names).size).toBe(2)
  })

  it('store and return every kind of field', async () => {
    const values = {
      toolName: 'Ｗrench 2',
      purpose: 'CARD',
      acReg: 'B-T101',
      torque: 12.3,
      cost: 99_999.99,
      helpers: ['100104'],
      department: 'D09',
      dueTime: '2026-12-31 23:59:59',
      taken: '2026-12-31',
      urgent: true,
      remark: 'First line\nSecond line',
      parts: [{ pn: 'PN-1', quantity: 2 }],
    } as const satisfies Partial<LoanSave> | { parts: readonly object[] }
    const { data } = await saved({ ...values, helpers: ['100104'], parts: [{ pn: 'PN-1', quantity: 2 }] })
    expect(data).toMatchObject({
      ...values,
      helpers: [{ code: '100104' }],
      department: { code: 'D09' },
      borrower: { code: MECHANIC },
      siteCode: 'URC',
      status: 'OPEN',
      version: 1,
    })
    expect(data.loanNo).toMatch(/^TL-\d{4}-\d{4}$/)
    const mechanic = await server.as(MECHANIC)
    expect((await mechanic.call(detail, { query: { id: data.id } })).envelope.data).toEqual(data)
  })

  it('are only accessible with the right permission', async () => {
    const { data: made } = await saved()
    await expectGuarded(server, store.database.kysely, {
      view: loan.rights.view,
      reads: [[queryPage, { current: 1, size: 10, queryCriteria: {} }]],
      writes: [
        [save, NEW_LOAN],
        [remove, { id: made.id, version: 1 }],
        [loan.calls.actions.close, { id: made.id, version: 1, condition: 'As new' }],
      ],
    })
  })

  it('rejects a save or deletion based on an older version', async () => {
    const mechanic = await server.as(MECHANIC)
    const { data: made } = await saved()
    const changed = await saved({ id: made.id, version: 1, toolName: 'Another' })
    expect(changed.data).toMatchObject({ version: 2, toolName: 'Another', loanNo: made.loanNo })
    expect((await saved({ id: made.id, version: 1 })).code).toBe(SERVER_ERRORS.conflict.code)
    const late = await mechanic.call(remove, { body: { id: made.id, version: 1 } })
    expect(late.envelope.code).toBe(SERVER_ERRORS.conflict.code)
    expect((await mechanic.call(remove, { body: { id: made.id, version: 2 } })).envelope.success).toBe(true)
    expect((await mechanic.call(detail, { query: { id: made.id } })).status).toBe(404)
  })

  it('store a code in capitals and keep a fixed field as it was first saved', async () => {
    const { data: made } = await saved({ assetNo: 'tw-7' })
    const changed = await saved({ id: made.id, version: 1, assetNo: 'TW-8', toolName: 'Another' })
    expect(changed.data).toMatchObject({ assetNo: 'TW-7', toolName: 'Another' })
  })

  it('are read-only at another site', async () => {
    const mechanic = await server.as(MECHANIC)
    const { data: made } = await saved()
    const headers = forSite('CAN')
    const there = await mechanic.call(detail, { query: { id: made.id }, headers })
    expect(there.envelope.data).toMatchObject({ siteCode: 'URC', otherSite: true, actions: [] })
    const body = { ...NEW_LOAN, id: made.id, version: 1 }
    const refused = await mechanic.call(save, { body, headers })
    expect(refused.envelope.code).toBe(SERVER_ERRORS.otherSiteRecord.code)
  })

  it('records each action and state change in the history', async () => {
    const mechanic = await server.as(MECHANIC)
    const { data: made } = await saved()
    expect(made.actions).toEqual(['close'])
    const { close, reopen } = loan.calls.actions
    const closed = await mechanic.call(close, {
      body: { id: made.id, version: 1, condition: 'As new', remark: ' Thanks ' },
    })
    expect(closed.envelope.data).toMatchObject({
      status: 'CLOSED',
      condition: 'As new',
      version: 2,
      actions: ['reopen'],
      history: [
        { action: 'close', fromStatus: 'OPEN', toStatus: 'CLOSED', remark: 'Thanks', by: { code: MECHANIC } },
        { action: 'create', fromStatus: null, toStatus: 'OPEN' },
      ],
    })
    const late = await mechanic.call(reopen, { body: { id: made.id, version: 1, remark: 'Not given back' } })
    expect(late.envelope.code).toBe(SERVER_ERRORS.conflict.code)
    const again = await mechanic.call(close, { body: { id: made.id, version: 2, condition: 'As new' } })
    expect(again.envelope.code).toBe(SERVER_ERRORS.notAllowedInState.code)
    const reopened = await mechanic.call(reopen, {
      body: { id: made.id, version: 2, remark: 'Not given back' },
    })
    expect(reopened.envelope.data).toMatchObject({ status: 'OPEN', version: 3 })
  })

  it.each([
    ['a field that it asks for', 'close', { condition: ' ' }],
    ['a reason that is too short', 'reopen', { remark: 'no' }],
  ] as const)('rejects an action without %s', async (_what, name, part) => {
    const mechanic = await server.as(MECHANIC)
    const { data: made } = await saved()
    const body = { id: made.id, version: 1, ...part }
    expect((await mechanic.call(loan.calls.actions[name], { body })).status).toBe(400)
  })

  it('applies server-side rules to actions', async () => {
    const mechanic = await server.as(MECHANIC)
    const { data: made } = await saved({ toolName: OWN_TOOL })
    expect(made.actions).toEqual([])
    const body = { id: made.id, version: 1, condition: 'As new' }
    const refused = await mechanic.call(loan.calls.actions.close, { body })
    expect(refused.envelope.code).toBe(SERVER_ERRORS.forbidden.code)
    const { data: other } = await saved({ toolName: MARKED_TOOL })
    const closed = await mechanic.call(loan.calls.actions.close, { body: { ...body, id: other.id } })
    expect(closed.envelope.data).toMatchObject({ condition: 'As new, marked' })
  })

  it('rejects edits and deletion in a state that is not editable', async () => {
    const mechanic = await server.as(MECHANIC)
    const { data: made } = await saved()
    const body = { id: made.id, version: 1, condition: 'As new' }
    await mechanic.call(loan.calls.actions.close, { body })
    expect((await saved({ id: made.id, version: 2 })).code).toBe(SERVER_ERRORS.notAllowedInState.code)
    const removed = await mechanic.call(remove, { body: { id: made.id, version: 2 } })
    expect(removed.envelope.code).toBe(SERVER_ERRORS.notAllowedInState.code)
  })

  it.each([
    ['a chapter that is not in the dictionary', { chapter: '99' }, null],
    ['an unknown person', { borrower: '999999' }, 'borrower'],
    ['an unknown department', { department: 'D99' }, null],
    ['a field required by another one', { purpose: 'CARD', acReg: '' }, 'acReg'],
    ['a day that is in no calendar', { taken: '2026-02-31' }, 'taken'],
    ['too many decimals', { torque: 1.25 }, 'torque'],
    ['a value that a rule of the record forbids', { helpers: [MECHANIC] }, 'helpers'],
    ['somebody else’s file', { photos: [{ name: 'a.png', url: '/api/file/download/none' }] }, null],
  ] as const)('rejects %s', async (_what, part, field) => {
    const { data: before } = await saved()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- wrong on purpose
    const refused = await saved({ ...part, id: before.id, version: 1 } as unknown as Partial<LoanSave>)
    expect(refused.success).toBe(false)
    if (field !== null) expect(refused.data).toMatchObject({ field })
    const mechanic = await server.as(MECHANIC)
    expect((await mechanic.call(detail, { query: { id: before.id } })).envelope.data).toEqual(before)
  })

  itConcurrently(store, 'accepts one of ten concurrent saves of the same version', async () => {
    const mechanic = await server.as(MECHANIC)
    const { data: made } = await saved()
    const body = { ...NEW_LOAN, id: made.id, version: 1 }
    const answers = await Promise.all(Array.from({ length: 10 }, () => mechanic.call(save, { body })))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })
})
