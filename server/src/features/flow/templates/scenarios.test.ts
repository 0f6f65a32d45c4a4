import type { FlowKind } from '@apron/contract/flow/flow-words'
import type { FormValues } from '@apron/contract/flow/form-values'
import { describe, expect, it } from 'vitest'
import { demand, demandLine, purchaseRequest } from '../../../../test/support/flow/demo-forms.ts'
import { Process, templateOf } from '../../../../test/support/flow/process.ts'

/** People of the demo by their role in the scenarios. */
const PROCESS_PEOPLE = {
  buyer: '100402',
  material: '100401',
  finance: '100701',
  commercial: '100006',
  production: '100004',
  accountable: '100003',
  safety: '100005',
  quality: '100103',
  foreman: '100303',
  mechanic: '100305',
  planner: '100302',
  planning: '100301',
  aogDesk: '100205',
  engineer: '100202',
  engineering: '100201',
  stores: '100405',
  sales: '100601',
  salesman: '100602',
  auditor: '100104',
} as const
type RoleName = keyof typeof PROCESS_PEOPLE
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(PROCESS_PEOPLE).map(([name, code]) => [code, name]),
)

/**
 * Agrees until no task is open, as the scenario's person where possible. Returns the nodes in the order they were
 * decided.
 */
function runToEnd(process: Process): string[] {
  const deciders: string[] = []
  while (process.state.tasks.length > 0) {
    const [task] = process.state.tasks
    const by = task?.candidates.find(each => NAMES.has(each)) ?? ''
    deciders.push(`${task?.node} ${NAMES.get(by)}`)
    process.do({ type: 'agree', task: task?.id ?? 0, by })
  }
  return deciders
}

async function decidersOf(kind: FlowKind, initiator: RoleName, values: FormValues): Promise<string[]> {
  const process = new Process(await templateOf(kind), PROCESS_PEOPLE[initiator], values)
  const deciders = runToEnd(process)
  expect(process.state.status).toBe('agreed')
  return deciders
}

const LOW = purchaseRequest('1000.00', {
  lines: [{ pn: 'A', qty: '1', unitPrice: '1000.00', certLowered: true }],
})

/** Returns the due times, in minutes, of the first task's stages. */
async function minutesOfStages(priority: string): Promise<number[]> {
  const values = purchaseRequest('10.00', { priority })
  const { opened } = new Process(await templateOf('prAmount'), PROCESS_PEOPLE.buyer, values).last
  return opened.flatMap(({ timers }) =>
    timers.map(({ due }) => ('afterMinutes' in due ? due.afterMinutes : 0)),
  )
}

describe('[FLOW-07] deciders of a purchase request', () => {
  it.each<[string, FormValues, string[]]>([
    ['48 900: one', purchaseRequest('48900.00'), ['N1 material']],
    ['exactly 50 000.00: one', purchaseRequest('50000.00'), ['N1 material']],
    ['50 000.01: finance too', purchaseRequest('50000.01'), ['N1 material', 'N2 finance']],
    [
      '7 042.26 USD is 50 000.05 CNY',
      purchaseRequest('7042.26', { currency: 'USD' }),
      ['N1 material', 'N2 finance'],
    ],
    ['exactly 500 000: two', purchaseRequest('500000.00'), ['N1 material', 'N2 finance']],
    ['505 000: three', purchaseRequest('505000.00'), ['N1 material', 'N2 finance', 'N3 commercial']],
    [
      'exactly 2 000 000: three',
      purchaseRequest('2000000.00'),
      ['N1 material', 'N2 finance', 'N3 commercial'],
    ],
    [
      '2 350 000: four',
      purchaseRequest('2350000.00'),
      ['N1 material', 'N2 finance', 'N3 commercial', 'N4 accountable'],
    ],
    ['AOG 132 400: one', purchaseRequest('132400.00', { priority: '1' }), ['N1 material']],
    [
      'AOG above T2: as any other',
      purchaseRequest('500000.01', { priority: '1' }),
      ['N1 material', 'N2 finance', 'N3 commercial'],
    ],
    [
      'single source: quality in addition to finance',
      purchaseRequest('60000.00', { singleSourceReason: '仅有一家供应商持有该件的批准' }),
      ['N1 material', 'N2 finance', 'N5 quality'],
    ],
    [
      'a conditional vendor',
      purchaseRequest('100.00', { vendorStatus: 'CONDITIONAL' }),
      ['N1 material', 'N5 quality'],
    ],
    ['a certificate requirement lowered', LOW, ['N1 material', 'N5 quality']],
  ])('%s', async (_what, values, deciders) => {
    expect(await decidersOf('prAmount', 'buyer', values)).toEqual(deciders)
  })

  it('informs finance of an urgent request, and the workshop manager of each', async () => {
    const copies = async (values: FormValues) => {
      const process = new Process(await templateOf('prAmount'), PROCESS_PEOPLE.buyer, values).agree(
        PROCESS_PEOPLE.material,
      )
      return process.last.messages.filter(({ about }) => about === 'copy').flatMap(({ to }) => to)
    }
    expect(await copies(purchaseRequest('132400.00', { priority: '1' }))).toEqual([
      PROCESS_PEOPLE.foreman,
      PROCESS_PEOPLE.finance,
    ])
    expect(await copies(purchaseRequest('48900.00'))).toEqual([PROCESS_PEOPLE.foreman])
  })

  it('returns it to the buyer when finance rejects it, then starts at the first node again', async () => {
    const process = new Process(
      await templateOf('prAmount'),
      PROCESS_PEOPLE.buyer,
      purchaseRequest('505000.00'),
    )
    process.agree(PROCESS_PEOPLE.material)
    process.do({
      type: 'reject',
      task: process.taskAt('N2'),
      by: PROCESS_PEOPLE.finance,
      remark: '预算编码有误',
    })
    expect([process.state.status, process.open]).toEqual(['rejected', { Start: [PROCESS_PEOPLE.buyer] }])
    process.do({ type: 'resubmit', task: process.taskAt('Start'), by: PROCESS_PEOPLE.buyer })
    expect([process.state.status, process.state.round, process.open]).toEqual([
      'running',
      2,
      { N1: [PROCESS_PEOPLE.material] },
    ])
  })

  it('lets the director decide a request of the purchasing manager', async () => {
    expect(await decidersOf('prAmount', 'material', purchaseRequest('1000.00'))).toEqual(['N1 commercial'])
  })
})

const LINE: FormValues = {
  prNo: 'PR-1',
  line: '1',
  currency: 'CNY',
  oldQty: '10',
  newQty: '10',
  oldPrice: '1000.00',
  newPrice: '1500.00',
  oldTotalCny: '100000.00',
}
const ORDER: FormValues = {
  poNo: 'PO-1',
  pcNo: 'PC-1',
  changes: [{ field: 'QTY', old: '5', new: '4' }],
  oldTotalCny: '60000.00',
  newTotalCny: '48000.00',
  deliveryShiftDays: '0',
}
const NEWCOMER: FormValues = { customer: '云际', creditCny: '5000000.00' }
const BID: FormValues = {
  bidNo: 'B-1',
  currency: 'CNY',
  total: '1000000.00',
  marginPct: '8.00',
  bondCny: '500000.00',
  deadline: '2026-12-02 12:00:00',
}
const QUOTE: FormValues = {
  qtNo: 'QT-1',
  currency: 'CNY',
  total: '100000.00',
  extensionCount: '0',
  fxMove: '3.00',
  materialPriceMove: '5.00',
  marginPct: '8.00',
}
const ENTERPRISE: FormValues = { enterprise: '北门', enterpriseKind: 'VENDOR', owner: '100404' }
const VENDOR: FormValues = { vendor: '北门', riskClass: 'LOW', scopes: ['PARTS'] }
const PLAN: FormValues = {
  wdNo: 'WD-2',
  dept: 'D0501',
  packageNo: 'WP-1',
  lines: [demandLine('1', '500000.00')],
}
const QUALITY = ['N2 quality', 'N2Q quality']

describe('[FLOW-07] deciders of the other templates', () => {
  it.each<[FlowKind, string, RoleName, FormValues, string[]]>([
    ['prLineAmount', 'a rise of 5 000', 'buyer', LINE, ['N1 material']],
    ['prLineAmount', 'exactly 20 000', 'buyer', { ...LINE, newPrice: '3000.00' }, ['N1 material']],
    [
      'prLineAmount',
      'more than 20 000',
      'buyer',
      { ...LINE, newPrice: '3000.01' },
      ['N1 material', 'N2 finance'],
    ],
    [
      'prLineAmount',
      'the total crosses T2',
      'buyer',
      { ...LINE, oldTotalCny: '490000.00', newPrice: '4000.00' },
      ['N1 material', 'N2 finance', 'N3 commercial'],
    ],
    [
      'prLineAmount',
      'the total crosses T3',
      'buyer',
      { ...LINE, oldTotalCny: '1999000.00' },
      ['N1 material', 'N4 accountable'],
    ],
    ['poChange', 'a pure reduction', 'buyer', ORDER, ['N1 material']],
    [
      'poChange',
      'the total crosses T1',
      'buyer',
      { ...ORDER, oldTotalCny: '48000.00', newTotalCny: '50000.01' },
      ['N1 material', 'N2 finance'],
    ],
    [
      'poChange',
      'the total crosses T3, late for an aircraft, another vendor',
      'buyer',
      {
        ...ORDER,
        newTotalCny: '2000000.01',
        changes: [{ field: 'VENDOR', old: 'a', new: 'b' }],
        affectsAircraft: true,
        deliveryShiftDays: '8',
      },
      ['N1 material', 'N2 finance', 'N3 planning', 'N4 quality', 'N2D commercial', 'N2A accountable'],
    ],
    [
      'poChange',
      'seven days are not late',
      'buyer',
      { ...ORDER, affectsAircraft: true, deliveryShiftDays: '7' },
      ['N1 material'],
    ],
    [
      'wsDemandApply',
      'a small one',
      'mechanic',
      demand([demandLine('1', '100.00')]),
      ['N1 foreman', 'N2 planning'],
    ],
    [
      'wsDemandApply',
      'of the foreman himself',
      'foreman',
      demand([demandLine('1', '100.00')]),
      ['N2 planning'],
    ],
    [
      'wsDemandApply',
      'AOG: three decisions',
      'mechanic',
      demand([demandLine('4', '9000.00')], { priority: '1' }),
      ['N1 foreman', 'N2 planning', 'N3 aogDesk'],
    ],
    [
      'wsDemandApply',
      'an unknown part: engineering first',
      'mechanic',
      demand([demandLine('1', '500000.01', { inMaster: false })]),
      ['N1 foreman', 'N2 planning', 'N6 engineering', 'N4 foreman', 'N5 production'],
    ],
    ['wsDemandPlan', 'exactly T2', 'planner', PLAN, ['N1 planning', 'N2 stores', 'N3 foreman']],
    [
      'wsDemandPlan',
      'more than T2',
      'planner',
      { ...PLAN, lines: [demandLine('1', '500000.01')] },
      ['N1 planning', 'N2 stores', 'N3 foreman', 'N4 production'],
    ],
    ['quoteExtension', 'nothing moved', 'salesman', QUOTE, ['N1 sales']],
    [
      'quoteExtension',
      'the rate fell by more than 3 %',
      'salesman',
      { ...QUOTE, fxMove: '-3.01' },
      ['N1 sales', 'N2 finance'],
    ],
    [
      'quoteExtension',
      'prices rose by more than 5 %',
      'salesman',
      { ...QUOTE, materialPriceMove: '5.01' },
      ['N1 sales', 'N2 finance'],
    ],
    [
      'quoteExtension',
      'the second extension',
      'salesman',
      { ...QUOTE, extensionCount: '1' },
      ['N1 sales', 'N2 finance'],
    ],
    [
      'quoteExtension',
      'above T2, little margin',
      'salesman',
      { ...QUOTE, total: '500000.01', marginPct: '7.99' },
      ['N1 sales', 'N2 finance', 'N3 commercial'],
    ],
    ['supplierQualify', 'low risk', 'buyer', VENDOR, ['N1 material', ...QUALITY, 'N4 finance']],
    [
      'supplierQualify',
      'high risk, repairs',
      'buyer',
      { ...VENDOR, riskClass: 'HIGH', scopes: ['REPAIR'] },
      ['N1 material', 'N2 quality', 'NA quality', 'N2Q quality', 'N3 engineering', 'N4 finance', 'N5 safety'],
    ],
    [
      'enterpriseInfo',
      'bank and name of a vendor',
      'buyer',
      { ...ENTERPRISE, owner: PROCESS_PEOPLE.salesman, changes: [{ group: 'BANK' }, { group: 'NAME' }] },
      ['N1 salesman', 'N2 finance', 'N3 quality', 'N4V material'],
    ],
    [
      'enterpriseInfo',
      'address of a customer',
      'buyer',
      {
        ...ENTERPRISE,
        enterpriseKind: 'CUSTOMER',
        owner: PROCESS_PEOPLE.salesman,
        changes: [{ group: 'ADDRESS' }],
      },
      ['N1 salesman', 'N4C sales'],
    ],
    ['bidApproval', 'usual', 'salesman', BID, ['N1 engineering', 'N2 planning', 'N3 finance', 'N4 sales']],
    [
      'bidApproval',
      'little margin, large bond',
      'salesman',
      { ...BID, marginPct: '7.99', bondCny: '500000.01' },
      ['N1 engineering', 'N2 planning', 'N3 finance', 'N4 sales', 'N5 commercial', 'N6 accountable'],
    ],
    ['customerApproval', 'exactly 5 000 000', 'salesman', NEWCOMER, ['N1 sales', 'N2 finance']],
    [
      'customerApproval',
      'more than 5 000 000',
      'salesman',
      { ...NEWCOMER, creditCny: '5000000.01' },
      ['N1 sales', 'N2 finance', 'N3 commercial'],
    ],
    [
      'financial',
      'exactly T3',
      'salesman',
      { currency: 'CNY', amount: '2000000.00' },
      ['N1 finance', 'N2 commercial'],
    ],
    [
      'financial',
      'more than T3',
      'salesman',
      { currency: 'CNY', amount: '2000000.01' },
      ['N1 finance', 'N2 commercial', 'N3 accountable'],
    ],
  ])('%s: %s', async (kind, _what, initiator, values, deciders) => {
    expect(await decidersOf(kind, initiator, values)).toEqual(deciders)
  })

  it('informs the initiator when the planner lowers six to four, and recomputes the total before the gateway', async () => {
    const process = new Process(
      await templateOf('wsDemandApply'),
      PROCESS_PEOPLE.mechanic,
      demand([demandLine('6', '10000.00')]),
    )
    process.agree(PROCESS_PEOPLE.foreman)
    expect(process.values['totalCny']).toBe('60000.00')
    process.agree(PROCESS_PEOPLE.planner, {
      lines: [demandLine('4', '10000.00', { reduceReason: '库存可供两件' })],
    })
    expect([process.values['totalCny'], process.state.status]).toEqual(['40000.00', 'agreed'])
    expect(process.last.messages.find(({ about }) => about === 'changed')?.to).toEqual([
      PROCESS_PEOPLE.mechanic,
    ])
  })

  it('lets the next level decide as well before the deadline of a bid', async () => {
    const process = new Process(await templateOf('bidApproval'), PROCESS_PEOPLE.salesman, BID)
    const task = process.last.opened.find(({ node }) => node === 'N3')
    expect(task?.timers.find(({ stage }) => stage === 'deadline')?.due).toEqual({ at: '2026-12-01 12:00:00' })
    process.do({ type: 'timer', task: task?.id ?? 0, stage: 'deadline' })
    expect(process.open['N3']).toEqual([PROCESS_PEOPLE.finance, PROCESS_PEOPLE.commercial])
  })

  it('reminds sooner if urgent', async () => {
    expect([await minutesOfStages('4'), await minutesOfStages('1')]).toEqual([
      [1440, 4320],
      [120, 240],
    ])
  })
})
