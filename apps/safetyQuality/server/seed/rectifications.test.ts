import { expect, test } from 'vitest'
import { latestDue } from '../../contract/rules/rectifications/ro-due.ts'
import { planProblems } from '../../contract/rules/rectifications/ro-plan.ts'
import { statusAfter } from './rectification-seed.ts'
import { RECTIFICATIONS } from './rectifications.ts'
import { DEMO_RECTIFICATIONS } from './seed-rectifications.ts'

const DAY_MS = 86_400_000
/** Returns a date from an offset in days. The base date is arbitrary. */
const day = (offset: number) => new Date(Date.UTC(2026, 5, 1) + offset * DAY_MS).toISOString().slice(0, 10)
const statusOf = ({ steps, level }: (typeof RECTIFICATIONS)[number]) =>
  steps.reduce<ReturnType<typeof statusAfter> | null>(
    (before, [, , action]) => statusAfter(action, before, level),
    null,
  )

test('has orders in every state from issued to closed', () => {
  expect(RECTIFICATIONS.map(order => statusOf(order) ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'ANALYSING',
    'ANALYSING',
    'CLOSED',
    'CLOSED',
    'EFFECT_WATCH',
    'IMPLEMENTING',
    'IMPLEMENTING',
    'ISSUED',
    'PLAN_REVIEW',
    'PLAN_REVIEW',
    'VERIFYING',
    'VERIFYING',
  ])
})

test.each(DEMO_RECTIFICATIONS.map(seed => [seed.title.en, seed] as const))(
  'has a possible history: %s',
  (_title, seed) => {
    const moments = seed.steps.map(
      ([offset, time]) => offset * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
    )
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(moments.at(-1)).toBeLessThan(0)
    const start = seed.steps.findLast(([, , action]) => action === 'issue' || action === 'ineffective')
    const latest = latestDue(seed.level, day(start?.[0] ?? 0))
    expect(day(seed.planDue) <= latest.planDue).toBe(true)
    expect(day(seed.rectifyDue) <= latest.rectifyDue).toBe(true)
    expect(seed.description.length).toBeGreaterThanOrEqual(10)
    const [, , , verifier] = seed.steps.find(([, , action]) => action === 'verify') ?? []
    const owners = seed.cycles.flatMap(({ measures }) => measures.map(([, , owner]) => owner))
    expect([seed.respPerson, ...owners]).not.toContain(verifier)
  },
)

test.each(
  DEMO_RECTIFICATIONS.flatMap(seed =>
    seed.steps.some(([, , action]) => action === 'sendPlan') && seed.cycles.length === 1
      ? [[seed.title.en, seed] as const]
      : [],
  ),
)('passes the rules of the plan review: %s', (_title, { cycles, level, rectifyDue }) => {
  for (const { causes, measures } of cycles) {
    const plan = {
      causes: causes.map(([, , statement]) => ({ statement })),
      measures: measures.map(([kind, cause, owner, due, , description]) => ({
        kind,
        cause,
        owner,
        due: day(due),
        description,
      })),
    }
    expect(planProblems(plan, { level, rectifyDue: day(rectifyDue) })).toEqual([])
  }
})
