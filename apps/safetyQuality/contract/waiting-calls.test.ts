import { ALL_CALLS } from '@apron/contract/calls/all-calls'
import { isWrite } from '@apron/contract/wire/write-rules'
import { expect, it } from 'vitest'
import * as calls from './checks/check-order.calls.ts'
import * as rectification from './rectifications/rectification.calls.ts'

const OWN = [...Object.values(calls), ...Object.values(rectification)].filter(
  each => typeof each === 'object' && 'method' in each,
)
const WRITES = [...ALL_CALLS, ...OWN].filter(({ method, path }) => isWrite(method, path))
/** Whatever a call is called that decides: none of these is sent later by itself. */
const DECIDES =
  /(?:submit|approve|return|reject|issue|cancel|start|sign|acknowledge|confirm|delete|remove|del|publish|recall|log(?:in|out)|enable|switch|grant|read|handle|password|upload|import)/i

it('[OFF-12] only what stores what was typed waits for the network: drafts, the results of a check, the plan of a rectification order and its progress', () => {
  const waiting = WRITES.filter(({ waits }) => waits === true).map(({ id }) => id)
  expect(waiting.toSorted()).toEqual([
    'safetyQuality.checkOrder.save',
    'safetyQuality.checkOrder.saveResult',
    'safetyQuality.rectification.save',
    'safetyQuality.rectification.savePlan',
    'safetyQuality.rectification.saveProgress',
  ])
})

it('[OFF-12] nothing that decides waits', () => {
  const deciding = WRITES.filter(({ path }) => DECIDES.test(path.split('/').at(-1) ?? ''))
  expect(deciding.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      calls.submitCheck.id,
      calls.approveCheck.id,
      calls.returnCheck.id,
      calls.issueCheck.id,
      rectification.returnPlan.id,
    ]),
  )
  expect(deciding.filter(({ waits }) => waits !== undefined)).toEqual([])
})
