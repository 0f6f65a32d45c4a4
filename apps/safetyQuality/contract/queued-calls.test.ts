import { ALL_CALLS } from '@apron/contract/calls/all-calls'
import { isWrite } from '@apron/contract/wire/write-rules'
import { expect, it } from 'vitest'
import * as calls from './checks/check-order.calls.ts'
import * as rectification from './rectifications/rectification.calls.ts'

const APP_CALLS = [...Object.values(calls), ...Object.values(rectification)].filter(
  each => typeof each === 'object' && 'method' in each,
)
const WRITES = [...ALL_CALLS, ...APP_CALLS].filter(({ method, path }) => isWrite(method, path))
/** Matches the names of calls that decide something. None of them may be queued offline. */
const DECISION_NAMES =
  /(?:submit|approve|return|reject|issue|cancel|start|sign|acknowledge|confirm|delete|remove|del|publish|recall|log(?:in|out)|enable|switch|grant|read|handle|password|upload|import)/i

it('[OFF-12] queues only saves of entered data offline: drafts, results of a check, plan and progress of a rectification order', () => {
  const queued = WRITES.filter(({ waits }) => waits === true).map(({ id }) => id)
  expect(queued.toSorted()).toEqual([
    'safetyQuality.checkOrder.save',
    'safetyQuality.checkOrder.saveResult',
    'safetyQuality.rectification.save',
    'safetyQuality.rectification.savePlan',
    'safetyQuality.rectification.saveProgress',
  ])
})

it('[OFF-12] queues no call that decides', () => {
  const decisions = WRITES.filter(({ path }) => DECISION_NAMES.test(path.split('/').at(-1) ?? ''))
  expect(decisions.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      calls.submitCheck.id,
      calls.approveCheck.id,
      calls.returnCheck.id,
      calls.issueCheck.id,
      rectification.returnPlan.id,
    ]),
  )
  expect(decisions.filter(({ waits }) => waits !== undefined)).toEqual([])
})
