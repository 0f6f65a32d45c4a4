import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { queryDepartments } from '@apron/contract/organisation/department.calls'
import { type Loan, type LoanDetail, loan, loanApp } from '@apron/contract/records/loan.fixture'
import { defineSubApp } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost } from '@apron/sdk/testing'
import { UiProvider } from '@apron/ui/provider'
import { RecordEditorPage, RecordList } from './records.ts'

const FAN = { code: '100104', name: 'Fan Liqun' }
export const LOAN: Loan = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  siteCode: 'CAN',
  loanNo: 'TL-2026-0007',
  toolName: 'Torque wrench',
  assetNo: 'TW-7',
  purpose: 'SHOP',
  acReg: '',
  chapter: '32',
  torque: 20.5,
  cost: 1250,
  currency: 'CNY',
  borrower: { code: '100308', name: 'Tan Yong' },
  helpers: [FAN],
  department: { code: 'D09', name: 'Tooling' },
  dueTime: '2026-03-01 10:00:00',
  taken: '2026-02-28',
  urgent: true,
  remark: 'Handle with care',
  condition: '',
  photos: [],
  parts: [{ pn: 'PN-1', quantity: 2 }],
  status: 'OPEN',
  createBy: FAN,
  createTime: '2026-02-28 09:00:00',
  updateBy: FAN,
  updateTime: '2026-02-28 09:30:00',
}

export const DETAIL: LoanDetail = {
  ...LOAN,
  actions: ['close'],
  history: [
    { at: '2026-02-28 09:00:00', by: FAN, action: 'create', fromStatus: null, toStatus: 'OPEN', remark: '' },
  ],
  otherSite: false,
}

/** Opens a loan page on the fake host. */
export async function openLoans(path: string, resources: string[] = [loan.rights.edit]) {
  const fake = createFakeHost({ app: loanApp.name, session: { lang: 'en', resources } })
  fake.answer(listOptions, {
    version: '1',
    dictionaries: { ATA_CHAPTER: [{ name: 'Landing gear', value: '32', sort: 32, enabled: 1 }] },
    sources: {},
  })
  fake.answer(queryColumnSetting, null)
  fake.answer(queryDepartments, [
    { deptCode: 'D09', deptName: 'Tooling', parentCode: '', kind: 'department' },
  ])
  fake.answer(loan.calls.queryPage, { records: [LOAN], total: 1, current: 1, size: 10 })
  fake.answer(loan.calls.detail, DETAIL)
  const app = defineSubApp({
    manifest: loanApp,
    provider: UiProvider,
    setup: withQueries(),
    pages: {
      '/list': () => <RecordList record={loan} page="/loan" />,
      '/loan': () => <RecordEditorPage record={loan} page="/loan" list="/list" />,
    },
  })
  const tab = fake.openTab(path)
  await tab.mount(await app.bootstrap(fake.host))
  const sent = (end: string) => fake.requests.filter(request => request.path.endsWith(end))
  return { fake, sent, tab }
}
