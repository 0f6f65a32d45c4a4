import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { createFakeHost, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { returnTools, type Scanned, type ScannedTool, scanCode } from '../../contract/desk.calls.ts'
import { type LoanDetail, loan } from '../../contract/loan.ts'
import { bootstrap } from '../entry.tsx'
import { DESK_TEXTS } from './desk.texts.ts'

const PERSON = { code: '100306', name: 'Wu Tong' }
const KEEPER = { code: '100502', name: 'Tian Tian' }
const SCANNED: Scanned = { tool: null, person: null, overdueLoans: [] }
const toolOf = (assetNo: string, status: ScannedTool['status'] = 'IN_STOCK'): ScannedTool => ({
  id: assetNo,
  assetNo,
  nameZh: '力矩扳手',
  nameEn: 'Torque wrench',
  toolClass: 'TQ',
  status,
  calDue: '2027-01-31',
  loan:
    status === 'ON_LOAN'
      ? { id: 'loan-1', loanNo: 'TL-2026-0001', borrower: PERSON, dueTime: '2026-11-29 17:00:00' }
      : null,
})
const LOAN: LoanDetail = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  siteCode: 'CAN',
  loanNo: 'TL-2026-0009',
  borrower: PERSON,
  borrowerDept: { code: 'D0501', name: 'Hangar Workshop 1' },
  items: [{ assetNo: 'TQ-0101', name: 'Torque wrench' }],
  cardNo: '',
  purpose: 'SHOP',
  acReg: '',
  loadKg: null,
  outTime: '2026-11-29 08:10:00',
  dueTime: '2026-11-29 17:00:00',
  outCondition: '',
  outBy: KEEPER,
  returns: [],
  photos: [],
  earlierBorrowers: [],
  overrideBy: null,
  overrideReason: '',
  overdue: false,
  status: 'OPEN',
  createBy: KEEPER,
  createTime: '2026-11-29 08:10:00',
  updateBy: KEEPER,
  updateTime: '2026-11-29 08:10:00',
  actions: [],
  history: [],
  otherSite: false,
}

/** Opens the desk in an in-memory shell. `responses` maps scanned codes to the server's responses. */
async function openDesk(responses: Readonly<Record<string, Partial<Scanned>>>, path = '/tools/desk') {
  const fake = createFakeHost({
    app: 'tools',
    session: { lang: 'en', resources: ['tools:loan:view', 'tools:loan:issue', 'tools:loan:return'] },
  })
  fake.answer(queryColumnSetting, null)
  fake.answer(listOptions, { version: '1', dictionaries: { LOAN_REASON: [] }, sources: {} })
  fake.answer(loan.calls.queryPage, { records: [LOAN], total: 1, current: 1, size: 50 })
  fake.answer(scanCode, ({ query }) => ({ ...SCANNED, ...responses[query.get('code') ?? ''] }))
  const instance = await bootstrap(fake.host)
  const tab = fake.openTab(path)
  await instance.prepare?.(tab.tab.location.path)
  await tab.mount(instance)
  const input = await shows(() => {
    const found = tab.el.querySelector<HTMLInputElement>('[role=presentation] input')
    return found ?? expect.fail('no scan field')
  })
  const scan = (code: string) => {
    type(input, code)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }
  const bodiesTo = (call: { readonly path: string }) =>
    fake.requests.filter(request => request.path.endsWith(call.path)).map(({ body }) => body)
  return { fake, scan, bodiesTo, tab }
}

const ASSETS = Array.from({ length: 10 }, (_, index) => `TQ-01${String(index + 1).padStart(2, '0')}`)

test('[TL-15] issues ten tools with twelve scans and no other key', async () => {
  const tools = Object.fromEntries(ASSETS.map(assetNo => [assetNo, { tool: toolOf(assetNo) }]))
  const { fake, scan, bodiesTo, tab } = await openDesk({ 100306: { person: PERSON }, ...tools })
  fake.answer(loan.calls.save, LOAN)
  for (const code of ['100306', ...ASSETS, 'OK']) scan(code)
  await shows(() => expect(bodiesTo(loan.calls.save)).toHaveLength(1))
  expect(bodiesTo(loan.calls.save)[0]).toMatchObject({
    borrower: '100306',
    items: ASSETS.map(assetNo => ({ assetNo, name: '' })),
    purpose: 'SHOP',
  })
  await shows(() => expect(fake.toasts.at(-1)).toMatchObject({ kind: 'success' }))
  await shows(() => expect(tab.el.textContent).toContain(DESK_TEXTS.start.en))
  expect(tab.dirty).toBe(false)
})

test('[TL-15] takes scanned tools back, each in the chosen condition', async () => {
  const { fake, scan, bodiesTo, tab } = await openDesk({
    'TQ-0102': { tool: toolOf('TQ-0102', 'ON_LOAN') },
    'TQ-0103': { tool: toolOf('TQ-0103', 'ON_LOAN') },
    100305: { person: { code: '100305', name: 'Li Ze' }, overdueLoans: ['TL-2026-0002'] },
  })
  fake.answer(returnTools, { loanIds: ['loan-1'], quarantined: [], lostReportId: null })
  for (const code of ['TQ-0102', 'TQ-0103', '100305', 'OK']) scan(code)
  await shows(() => expect(bodiesTo(returnTools)).toHaveLength(1))
  expect(bodiesTo(returnTools)[0]).toEqual({
    tools: [
      { assetNo: 'TQ-0102', condition: 'OK' },
      { assetNo: 'TQ-0103', condition: 'OK' },
    ],
    returnedBy: '100305',
    photos: [],
    missingPiece: null,
  })
  await shows(() => expect(tab.dirty).toBe(false))
})

test('[TL-15] shows why a scan is rejected, and accepts the next one', async () => {
  const { scan, bodiesTo, tab } = await openDesk({
    'TQ-0101': { tool: toolOf('TQ-0101') },
    'TQ-0109': { tool: toolOf('TQ-0109', 'QUARANTINE') },
    100305: { person: PERSON, overdueLoans: ['TL-2026-0002'] },
    100306: { person: PERSON },
  })
  const showsText = (text: string) => shows(() => expect(tab.el.textContent).toContain(text))
  scan('TQ-0101')
  await showsText(DESK_TEXTS.problems.personFirst.en)
  scan('100305')
  await showsText('the overdue loan TL-2026-0002')
  scan('100306')
  await showsText('Issue to Wu Tong (100306)')
  scan('TQ-0109')
  await showsText('TQ-0109 is not in stock')
  scan('XX-0000')
  await showsText('XX-0000 was not found')
  scan('OK')
  await showsText(DESK_TEXTS.problems.nothing.en)
  expect(bodiesTo(loan.calls.save)).toEqual([])
})

test('[TL-15] asks before it closes while tools are in the basket', async () => {
  const { scan, tab } = await openDesk({
    'TQ-0101': { tool: toolOf('TQ-0101') },
    100306: { person: PERSON },
  })
  scan('100306')
  scan('TQ-0101')
  await shows(() => expect(tab.dirty).toBe(true))
  const closing = tab.mayClose('close')
  await press(tab, 'Cancel')
  expect(await closing).toBe(false)
  await press(tab, 'Remove TQ-0101')
  await shows(() => expect(tab.dirty).toBe(false))
})

test('[TL-15] opens the loan of a message', async () => {
  const { fake } = await openDesk({}, '/tools/desk?loan=loan-7')
  await shows(() => expect(fake.navigations.at(-1)?.to).toContain('/tools/loan?id=loan-7'))
})
