import { describe, expect, test } from 'vitest'
import { submitProblems } from '../../contract/rules/checks/submit-problems.ts'
import { CAO_JIANJUN, FENG_XIAOLAN, readOrder, resultOf, SHEN_LI } from './order-seed.ts'
import { ORDERS } from './seed-orders.ts'
import { itemsOf as readItems } from './seed-templates.ts'
import { TEMPLATES } from './templates.ts'

const itemsOf = (code: string) =>
  TEMPLATES.filter(template => template.head.startsWith(`${code} | `)).flatMap(readItems)

describe('templates of the demo', () => {
  test.each([
    ['TC-01', 12, [3, 6]],
    ['JC-02', 14, []],
    ['ST-03', 15, [3, 5, 11]],
    ['LS-04', 16, [1, 2, 4, 9]],
    ['FS-05', 10, [4, 6, 9]],
    ['HF-06', 9, [2, 4]],
    ['DI-07', 3, [1]],
    ['PT-04', 2, []],
  ] as const)('contains template %s with %i items, critical ones %o', (code, count, critical) => {
    const items = itemsOf(code)
    expect(items).toHaveLength(count)
    expect(items.flatMap(({ critical: isCritical, seq }) => (isCritical ? [seq] : []))).toEqual(critical)
  })
})

test('parses an order: head, steps and existing results', () => {
  const row = {
    head: 'TC-01 | SPOT | D06 | SZX H7 | 抽查 | Spot check',
    team: [FENG_XIAOLAN, CAO_JIANJUN],
    plan: [2, 9],
    results: 'C - NC',
    steps: [
      [-4, '11:00', 'create'],
      [-3, '17:25', 'issue'],
      [-2, '08:00', 'saveResult', '1', CAO_JIANJUN],
    ],
  } as const
  expect(readOrder(row)).toEqual({
    title: { zh: '抽查', en: 'Spot check' },
    template: 'TC-01',
    checkCat: 'SPOT',
    checkedDept: 'D06',
    place: ['SZX', 'H7'],
    team: [FENG_XIAOLAN, CAO_JIANJUN],
    plan: [2, 9],
    results: ['C', null, 'NC'],
    steps: [
      { day: -4, time: '11:00', by: FENG_XIAOLAN, action: 'create' },
      { day: -3, time: '17:25', by: SHEN_LI, action: 'issue' },
      { day: -2, time: '08:00', by: CAO_JIANJUN, action: 'saveResult', remark: '1' },
    ],
  })
  expect(() => readOrder({ ...row, results: 'C X' })).toThrow('Unknown result: X')
})

describe('check orders of the demo', () => {
  test('contains two orders issued, in progress, submitted and approved each, one overdue, and one of each other state', () => {
    const last = ORDERS.map(order => order.steps.at(-1)?.action ?? '').toSorted((a, b) => a.localeCompare(b))
    expect(last).toEqual([
      'approve',
      'approve',
      'cancel',
      'create',
      'issue',
      'issue',
      'issue',
      'return',
      'saveResult',
      'saveResult',
      'submit',
      'submit',
    ])
    expect(
      ORDERS.filter(order => order.plan[1] === -4 && order.steps.at(-1)?.action === 'issue'),
    ).toHaveLength(1)
  })

  test.each(ORDERS.map(order => [order.title.en, order] as const))(
    'has a possible history: %s',
    (_title, order) => {
      expect(order.plan[1]).toBeGreaterThanOrEqual(order.plan[0])
      expect(order.checkedDept).not.toMatch(/^D0202/)
      expect(new Set(order.team).size).toBe(order.team.length)
      const moments = order.steps.map(
        step => step.day * 1440 + Number(step.time.slice(0, 2)) * 60 + Number(step.time.slice(3)),
      )
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      expect(moments.at(-1)).toBeLessThan(0)
      const approval = order.steps.find(step => step.action === 'approve')
      expect(approval?.by).not.toBe(order.team[0])
    },
  )

  test.each(
    ORDERS.filter(order => order.steps.some(step => step.action === 'submit')).map(
      order => [order.title.en, order] as const,
    ),
  )('passes the rules of submission: %s', (_title, order) => {
    const items = itemsOf(order.template).map(({ seq, critical, measures }) => ({
      id: String(seq),
      seq,
      critical,
      measures: [...measures],
      result: resultOf(order, seq),
    }))
    expect(submitProblems(items, order.conclusion ?? '')).toEqual([])
  })
})
