import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { createFakeHost, type FakeTab, field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { type CalJobDetail, calJob, queryCalPlan, recordCalResult } from '../contract/cal-job.ts'
import { scanCode } from '../contract/desk.calls.ts'
import { type LostReportDetail, lostReport } from '../contract/lost-report.ts'
import { type ToolDetail, tool } from '../contract/tool.ts'
import { listToolTypes } from '../contract/tool-type.ts'
import { bootstrap } from './entry.tsx'
import { LEDGER_TEXTS } from './ledger/ledger.texts.ts'

const KEEPER = { code: '100502', name: 'Tian Tian' }
const COMMON = {
  version: 2,
  siteCode: 'CAN',
  createBy: KEEPER,
  createTime: '2026-11-01 08:00:00',
  updateBy: KEEPER,
  updateTime: '2026-11-01 08:00:00',
  actions: [],
  history: [],
  otherSite: false,
}
const TOOL: ToolDetail = {
  ...COMMON,
  id: '00000000-0000-4000-8000-000000000001',
  assetNo: 'TQ-0117',
  typeNo: 'TQ-100',
  nameZh: '力矩扳手',
  nameEn: 'Torque wrench',
  toolClass: 'TQ',
  serialNo: 'SN117',
  maker: '',
  crib: 'H1',
  location: '1-2-3',
  status: 'IN_STOCK',
  holdReason: null,
  calDue: '2026-12-10',
  lastCal: '2025-12-10',
  certFile: [],
  custodian: null,
  kitOf: '',
  purchaseDate: null,
  cost: null,
  currency: null,
  photo: [],
}
const JOB: CalJobDetail = {
  ...COMMON,
  id: '00000000-0000-4000-8000-000000000002',
  caNo: 'CA-2026-0003',
  kind: 'EXTERNAL',
  lab: 'SU-0X103',
  planned: null,
  sentDate: '2026-11-20',
  tools: [{ assetNo: 'TQ-0117' }],
  results: [],
  certFiles: [],
  trace: [],
  status: 'SENT',
}
const LOST: LostReportDetail = {
  ...COMMON,
  id: '00000000-0000-4000-8000-000000000003',
  ltNo: 'LT-2026-0002',
  assetNo: 'GN-0107',
  acReg: 'B-T104',
  zone: '',
  lastSeen: null,
  borrower: KEEPER,
  description: '10 mm socket',
  searchArea: '',
  searchFinding: '',
  searchLog: [],
  result: 'NOT_FOUND_CLEARED',
  aircraftBlock: true,
  signedTooling: null,
  signedQuality: null,
  signedEngineer: null,
  status: 'RISK_REVIEW',
  actions: ['sign'],
}

const pageOf = <Row,>(row: Row) => ({ records: [row], total: 1, current: 1, size: 10 })

async function open(path: string, resources: readonly string[]) {
  const fake = createFakeHost({ app: 'tools', session: { lang: 'en', resources: [...resources] } })
  fake.answer(queryColumnSetting, null)
  fake.answer(listOptions, {
    version: '1',
    dictionaries: { TOOL_CLASS: [{ name: 'Torque', value: 'TQ', sort: 1, enabled: 1 }] },
    sources: {},
  })
  fake.answer(tool.calls.queryPage, pageOf(TOOL))
  fake.answer(tool.calls.detail, TOOL)
  fake.answer(listToolTypes, [
    { typeNo: 'TQ-100', nameZh: '力矩扳手', nameEn: 'Torque wrench', calIntervalMonths: 12 },
  ])
  fake.answer(calJob.calls.queryPage, pageOf(JOB))
  fake.answer(calJob.calls.detail, JOB)
  fake.answer(lostReport.calls.queryPage, pageOf(LOST))
  fake.answer(lostReport.calls.detail, LOST)
  fake.answer(scanCode, { tool: null, person: null, overdueLoans: [] })
  const { assetNo, id, nameZh, nameEn, crib, status } = TOOL
  fake.answer(queryCalPlan, {
    months: [{ month: '2026-12', count: 1 }],
    tools: [{ id, assetNo, nameZh, nameEn, crib, status, calDue: '2026-12-10', caNo: '' }],
  })
  const instance = await bootstrap(fake.host)
  const tab = fake.openTab(path)
  await instance.prepare?.(tab.tab.location.path)
  await tab.mount(instance)
  const requestsTo = (end: string) => fake.requests.filter(request => request.path.endsWith(end))
  return { fake, requestsTo, tab }
}

/** Clicks a button of the open dialog. The page may have one with the same name. */
const pressInDialog = async ({ portalRoot }: FakeTab, name: string) =>
  await shows(() => {
    const button = [...portalRoot.querySelectorAll('button')].findLast(each => each.textContent === name)
    if (button === undefined) expect.fail(`no button ${name}`)
    button.click()
  })

test('[TL-01] lists tools with class, state and calibration due date', async () => {
  const { tab } = await open('/tools/ledger', ['tools:tool:view'])
  await shows(() => expect(rowsOf(tab)[0]?.join(' ')).toContain('TQ-0117'))
  const [row] = rowsOf(tab)
  expect(row).toEqual(expect.arrayContaining(['Torque', 'In stock', '2026-12-10']))
})

test('[TL-01] prints a label with a QR code for each selected tool', async () => {
  const { tab } = await open('/tools/ledger', ['tools:tool:view'])
  const box = await shows(() => {
    const found = tab.el.querySelector<HTMLInputElement>('tbody input[type=checkbox]')
    return found ?? expect.fail('no checkbox')
  })
  box.click()
  await press(tab, LEDGER_TEXTS.labels.en)
  await pressInDialog(tab, LEDGER_TEXTS.labels.en)
  await shows(() =>
    expect(tab.el.querySelector('.tl-labels svg')?.getAttribute('aria-label')).toBe('QR code of TQ-0117'),
  )
})

test('[TL-01] adds a tool of a type chosen from the list', async () => {
  const { fake, requestsTo, tab } = await open('/tools/tool', ['tools:tool:edit', 'tools:tool:add'])
  fake.answer(tool.calls.save, TOOL)
  type(field(tab, 'Asset no.'), 'TQ-0119')
  await press(tab, 'Save')
  await shows(() => expect(tab.el.textContent).toContain('Enter a value'))
  expect(requestsTo('/tool/save')).toEqual([])
})

test('[TL-08] plans a job for tools selected in a month', async () => {
  const { fake, tab } = await open('/tools/calibration', ['tools:cal:view', 'tools:cal:plan'])
  const box = await shows(() => {
    const found = tab.el.querySelector<HTMLInputElement>('tbody input[type=checkbox]')
    return found ?? expect.fail('no checkbox')
  })
  box.click()
  await press(tab, 'Plan a job for 1 tools')
  await shows(() => expect(fake.navigations.at(-1)?.to).toContain('/tools/calJob?assets=TQ-0117'))
})

test('[TL-08] does not record a result without number, date and certificate', async () => {
  const { requestsTo, tab } = await open(`/tools/calJob?id=${JOB.id}`, ['tools:cal:view', 'tools:cal:record'])
  await press(tab, 'Record result')
  await pressInDialog(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Enter a value'))
  expect(requestsTo(recordCalResult.path)).toEqual([])
})

test('[TL-11] offers the signature of a risk review, and asks for a reason', async () => {
  const { fake, requestsTo, tab } = await open(`/tools/lost?id=${LOST.id}`, [
    'tools:lost:view',
    'tools:lost:review',
  ])
  fake.answer(lostReport.calls.actions.sign, { ...LOST, version: 3, signedEngineer: KEEPER, actions: [] })
  await press(tab, 'Sign risk review')
  await shows(() => type(field(tab, 'Reason'), 'Inspected by borescope.'))
  await pressInDialog(tab, 'Sign risk review')
  await shows(() =>
    expect(requestsTo('/lost/sign').at(-1)?.body).toEqual({
      id: LOST.id,
      version: 2,
      remark: 'Inspected by borescope.',
    }),
  )
})
