import { ALL_CALLS } from '@apron/contract/calls/all-calls'
import { isWrite } from '@apron/contract/wire/write-rules'
import { expect, it } from 'vitest'
import * as calls from './check-order.calls.ts'

const OWN = Object.values(calls).filter(each => typeof each === 'object' && 'method' in each)
const WRITES = [...ALL_CALLS, ...OWN].filter(({ method, path }) => isWrite(method, path))
/** Whatever a call is called that decides: none of these is sent later by itself. */
const DECIDES =
  /(?:submit|approve|return|reject|issue|cancel|start|sign|acknowledge|confirm|delete|remove|del|publish|recall|log(?:in|out)|enable|switch|grant|read|handle|password|upload|import)/i

it('[OFF-12] only what stores what was typed waits for the network: the draft and the results of a check', () => {
  const waiting = WRITES.filter(({ waits }) => waits === true).map(({ id }) => id)
  expect(waiting.toSorted()).toEqual(['safetyQuality.checkOrder.save', 'safetyQuality.checkOrder.saveResult'])
})

it('[OFF-12] nothing that decides waits', () => {
  const deciding = WRITES.filter(({ path }) => DECIDES.test(path.split('/').at(-1) ?? ''))
  expect(deciding.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      calls.submitCheck.id,
      calls.approveCheck.id,
      calls.returnCheck.id,
      calls.issueCheck.id,
    ]),
  )
  expect(deciding.filter(({ waits }) => waits !== undefined)).toEqual([])
})
