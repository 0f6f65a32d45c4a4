import { beforeAll, describe, expect, it } from 'vitest'
import { demand, demandLine, purchaseRequest } from '../../../../test/support/flow/demo-forms.ts'
import { DEMO_ORGANISATION } from '../../../../test/support/flow/demo-organisation.ts'
import { Process, templateOf } from '../../../../test/support/flow/process.ts'
import type { Definition, Node } from '../definitions/definition.ts'
import type { NodeRules } from '../definitions/template-rules.ts'
import type { FlowEvent } from './engine.types.ts'
import { returnTargets } from './return-targets.ts'
import { dueStage } from './task-timers.ts'

const [BUYER, OTHER_BUYER, MATERIAL, FINANCE, DIRECTOR, QUALITY] = [
  '100402',
  '100403',
  '100401',
  '100701',
  '100006',
  '100103',
]
const WHY = '请补充报价'
const SINGLE = { singleSourceReason: '仅有一家供应商持有该件的批准' }
let template: Definition

beforeAll(async () => {
  template = await templateOf('prAmount')
})

const request = (amount = '505000.00', definition = template, more = {}) =>
  new Process(definition, BUYER, purchaseRequest(amount, more))

/** Returns the template with other rules, or another node, at N1. */
const withFirst = (rules: Partial<NodeRules>, node: Partial<Node> = {}): Definition => {
  const [first, firstRules] = [template.nodes['N1'], template.rules.nodes['N1']]
  if (first === undefined || firstRules === undefined) throw new Error('no N1')
  return {
    ...template,
    nodes: { ...template.nodes, N1: { ...first, ...node } },
    rules: { ...template.rules, nodes: { ...template.rules.nodes, N1: { ...firstRules, ...rules } } },
  }
}

const refusalOf = (process: Process, event: FlowEvent) => {
  const before = process.state
  const result = process.try(event)
  expect(process.state).toBe(before)
  return result.ok ? null : result.refusal
}

describe('[FLOW-06] rejected events leave the state unchanged', () => {
  it.each<[string, FlowEvent, string]>([
    ['a decision on a task that never was', { type: 'agree', task: 9, by: MATERIAL }, 'taskOver'],
    ['a decision on another person’s task', { type: 'agree', task: 1, by: FINANCE }, 'notYourTask'],
    ['a rejection without a remark', { type: 'reject', task: 1, by: MATERIAL }, 'remarkNeeded'],
    [
      'a refusal with four characters',
      { type: 'refuse', task: 1, by: MATERIAL, remark: ' 四个字符 ' },
      'remarkNeeded',
    ],
    [
      'a remark of 301 characters',
      { type: 'refuse', task: 1, by: MATERIAL, remark: '长'.repeat(301) },
      'remarkNeeded',
    ],
    [
      'a node that was not passed',
      { type: 'reject', task: 1, by: MATERIAL, remark: WHY, to: 'N2' },
      'notReturnable',
    ],
    ['a delegate who is the initiator', { type: 'agree', task: 1, by: BUYER, for: MATERIAL }, 'ownRequest'],
    ['a withdrawal by another person', { type: 'withdraw', by: MATERIAL }, 'notYourTask'],
    ['a resubmission without a rejection', { type: 'resubmit', task: 1, by: BUYER }, 'wrongAct'],
    ['a second start', { type: 'start', by: BUYER }, 'wrongAct'],
    ['resuming a running process', { type: 'resume', by: '100001' }, 'wrongAct'],
    [
      'a transfer to the initiator',
      { type: 'transfer', task: 1, by: MATERIAL, to: BUYER },
      'notForThisPerson',
    ],
    [
      'a transfer to a person without a level',
      { type: 'transfer', task: 1, by: MATERIAL, to: OTHER_BUYER },
      'notForThisPerson',
    ],
    ['a transfer to oneself', { type: 'transfer', task: 1, by: MATERIAL, to: MATERIAL }, 'notForThisPerson'],
    ['a move to the operator', { type: 'move', task: 1, by: DIRECTOR, to: DIRECTOR }, 'notForThisPerson'],
  ])('%s', (_what, event, refusal) => {
    expect(refusalOf(request(), event)).toBe(refusal)
  })

  it('refuses after the end, with the outcome as the reason', () => {
    const late: FlowEvent = { type: 'agree', task: 1, by: MATERIAL }
    const refused = request().do({ type: 'refuse', task: 1, by: MATERIAL, remark: WHY })
    expect([refused.last.ended, refused.state.tokens, refusalOf(refused, late)]).toEqual([
      'refused',
      [],
      'alreadyRefused',
    ])
    expect(refusalOf(request('1.00').agree(MATERIAL), late)).toBe('alreadyAgreed')
    expect(refusalOf(request().do({ type: 'withdraw', by: BUYER }), late)).toBe('alreadyWithdrawn')
    expect(refusalOf(request().do({ type: 'reject', task: 1, by: MATERIAL, remark: WHY }), late)).toBe(
      'alreadyRejected',
    )
  })

  it('allows withdrawal only before the first decision or after a rejection', () => {
    const decided = request().agree(MATERIAL)
    expect(refusalOf(decided, { type: 'withdraw', by: BUYER })).toBe('decidedAlready')
    decided.do({ type: 'reject', task: decided.taskAt('N2'), by: FINANCE, remark: WHY })
    expect(decided.do({ type: 'withdraw', by: BUYER }).last.ended).toBe('withdrawn')
  })
})

describe('[FLOW-12] rejecting, handing over, getting stuck', () => {
  it('voids later decisions and ends parallel tasks when returned to a passed node', () => {
    const process = request('505000.00', template, SINGLE).agree(MATERIAL)
    expect(Object.keys(process.open)).toEqual(['N2', 'N5'])
    process.do({ type: 'reject', task: process.taskAt('N5'), by: QUALITY, remark: WHY, to: 'N1' })
    expect(process.open).toEqual({ N1: [MATERIAL] })
    expect(process.last.closed.map(({ how }) => how)).toEqual(['decided', 'ended'])
    expect([process.state.taken, process.state.passed]).toEqual([['Start_N1'], [{ node: 'Start', by: [] }]])
  })

  it('repeats only the branch when returned into a finished block', () => {
    const process = request('505000.00', template, SINGLE).agree(MATERIAL).agree(QUALITY).agree(FINANCE)
    process.do({ type: 'reject', task: process.taskAt('N3'), by: DIRECTOR, remark: WHY, to: 'N2' })
    expect(process.open).toEqual({ N2: [FINANCE] })
    expect(process.agree(FINANCE).open).toEqual({ N3: [DIRECTOR] })
  })

  it('does not offer nodes of an open block, whose parallel tasks would have to restart', async () => {
    const lines = [demandLine('1', '500000.01', { inMaster: false })]
    const definition = await templateOf('wsDemandApply')
    const process = new Process(definition, '100305', demand(lines, { priority: '1' }))
    process.agree('100303').agree('100302').agree('100202').agree('100303')
    expect(Object.keys(process.open)).toEqual(['N3', 'N5'])
    expect(returnTargets(definition, process.state, 'N5')).toEqual(['N1', 'N2'])
  })

  it('agrees the second of two nodes with the same decider automatically, with a note', () => {
    const both = withFirst({ levels: [{ roles: ['FINANCE', 'MANAGER'] }] })
    const process = request('505000.00', both).agree(FINANCE)
    expect(process.open).toEqual({ N3: [DIRECTOR] })
    expect(process.last.records.map(({ act, node, by, note }) => [act, node, by, note])).toEqual([
      ['agree', 'N1', FINANCE, null],
      ['agree', 'N2', FINANCE, 'sameApprover'],
    ])
  })

  it('counts the real person under a delegation: the delegator decides the next node', () => {
    const both = withFirst({ levels: [{ roles: ['FINANCE', 'MANAGER'] }] })
    const process = request('505000.00', both)
    process.do({ type: 'agree', task: 1, by: OTHER_BUYER, for: FINANCE })
    expect(process.last.records[0]).toMatchObject({ by: OTHER_BUYER, for: FINANCE })
    expect(process.open).toEqual({ N2: [FINANCE] })
  })

  it('needs everybody for a countersign, and nobody twice', () => {
    const levels = [{ roles: ['DIRECTOR'] }]
    const process = request('1.00', withFirst({ levels }, { countersign: 'parallel' }))
    expect(process.state.tasks.map(({ candidates }) => candidates)).toEqual([
      ['100003'],
      ['100004'],
      ['100005'],
      ['100006'],
    ])
    process.do({ type: 'agree', task: 1, by: OTHER_BUYER, for: '100003' })
    expect(refusalOf(process, { type: 'agree', task: 2, by: OTHER_BUYER, for: '100004' })).toBe(
      'countedAlready',
    )
    process.agree('100004').agree('100005')
    expect(process.state.status).toBe('running')
    expect(process.agree('100006').state.status).toBe('agreed')
  })

  it('asks one after the other in a sequential countersign', () => {
    const levels = [{ roles: ['DIRECTOR'] }]
    const process = request('1.00', withFirst({ levels }, { countersign: 'sequential' }))
    const asked: unknown[] = []
    while (process.state.tasks.length > 0) {
      const [task] = process.state.tasks
      asked.push(task?.candidates)
      process.do({ type: 'agree', task: task?.id ?? 0, by: task?.candidates[0] ?? '' })
    }
    expect([asked, process.state.status]).toEqual([
      [['100003'], ['100004'], ['100005'], ['100006']],
      'agreed',
    ])
  })

  it('requires an added approver to agree as well; a transfer hands the task over', () => {
    const process = request('1.00').do({ type: 'addApprover', task: 1, by: MATERIAL, to: DIRECTOR })
    process.agree(MATERIAL)
    expect([process.state.status, process.open]).toEqual(['running', { N1: [DIRECTOR] }])
    expect(process.agree(DIRECTOR).state.status).toBe('agreed')
    const other = request('1.00').do({ type: 'transfer', task: 1, by: MATERIAL, to: DIRECTOR })
    expect([other.open, other.last.closed]).toEqual([{ N1: [DIRECTOR] }, [{ id: 1, how: 'handedOn' }]])
    expect(refusalOf(other, { type: 'agree', task: 1, by: MATERIAL })).toBe('taskOver')
  })

  it('does not give a second node to a person whose decision already counted', () => {
    const process = request('505000.00').agree(MATERIAL).agree(FINANCE)
    const move: FlowEvent = { type: 'move', task: process.taskAt('N3'), by: '100001', to: '100003' }
    expect(refusalOf(process, { ...move, to: FINANCE })).toBe('notForThisPerson')
    expect(process.do(move).open).toEqual({ N3: ['100003'] })
  })

  it('gets stuck with a reason if nobody may decide, and can be resumed', () => {
    const nobody = {
      ...DEMO_ORGANISATION,
      people: DEMO_ORGANISATION.people.filter(({ userCode }) => userCode !== MATERIAL),
    }
    const empty = new Process(template, BUYER, purchaseRequest('1.00'), nobody)
    expect(empty.state.tokens).toEqual([{ node: 'N1', by: [], stuck: 'nobody' }])
    expect(empty.last.messages).toEqual([{ about: 'stuck', to: [], node: 'N1', task: null, urgency: 1 }])
    const again = new Process(template, BUYER, purchaseRequest('1.00'))
    again.last = { ...again.last, state: empty.state }
    expect(again.do({ type: 'resume', by: '100001' }).open).toEqual({ N1: [MATERIAL] })
    const own = withFirst({ levels: [{ roles: ['MANAGER'], department: { code: 'D08' } }] })
    expect(new Process(own, MATERIAL, purchaseRequest('1.00')).state.tokens[0]?.stuck).toBe('onlyInitiator')
  })

  it('does not guess a condition on an empty value', () => {
    const process = request('1.00', template, { currency: 'JPY' }).agree(MATERIAL)
    expect(process.state.tokens).toEqual([{ node: 'G2', by: [MATERIAL], stuck: 'conditionFailed' }])
  })
})

describe('[FLOW-13] timers of a task', () => {
  it('reminds once, and informs the next level at the second stage', () => {
    const process = request()
    const timer = (stage: string) => process.do({ type: 'timer', task: 1, stage }).last.messages
    expect(timer('day1')).toEqual([{ about: 'reminder', to: [MATERIAL], node: 'N1', task: 1, urgency: 1 }])
    expect(timer('day1')).toEqual([])
    expect(timer('day3').map(({ about, to, urgency }) => [about, to, urgency])).toEqual([
      ['reminder', [MATERIAL], 2],
      ['copy', [DIRECTOR], 2],
    ])
  })

  it('runs only the last stage that fell due while no server ran', () => {
    const due = [
      { stage: 'day3', at: 30 },
      { stage: 'day1', at: 10 },
    ]
    expect(dueStage(due, [], 9)).toBeNull()
    expect(dueStage(due, [], 10)).toEqual({ stage: 'day1', missed: [] })
    expect(dueStage(due, [], 30)).toEqual({ stage: 'day3', missed: ['day1'] })
    expect(dueStage(due, ['day3', 'day1'], 30)).toBeNull()
    const process = request().do({ type: 'timer', task: 1, stage: 'day3', missed: ['day1'] })
    expect(process.do({ type: 'timer', task: 1, stage: 'day1' }).last.messages).toEqual([])
  })
})
