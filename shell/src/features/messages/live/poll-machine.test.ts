import { POLL_FAILURES_MAX } from '@apron/contract/limits/live'
import { describe, expect, it } from 'vitest'
import { nextPolling, type PollEffect, type PollEvent, type Polling } from './poll-machine.ts'

const shut: Polling = { open: false, visible: true, failures: 0, countedAt: 100 }
const open: Polling = { ...shut, open: true }
const hidden: Polling = { ...shut, visible: false }
const stopped: Polling = { ...shut, failures: POLL_FAILURES_MAX + 1 }
const known = (change: Partial<Polling> = {}): PollEvent => {
  const { failures, countedAt, open: isOpen } = { ...shut, ...change }
  return { kind: 'known', open: isOpen, failures, countedAt }
}

type Row = [string, Polling, PollEvent, Polling, PollEffect[]]

function check(rows: Row[]): void {
  it.each(rows)('%s', (_what, state, event, next, effects) => {
    expect(nextPolling(state, event)).toEqual([next, effects])
  })
}

describe('[LIVE-05] without a live connection', () => {
  check([
    ['delays the first request for the connection', shut, { kind: 'start' }, shut, ['armFirst']],
    ['sends nothing from a hidden page', hidden, { kind: 'start' }, hidden, []],
    ['polls when due and schedules the next', shut, { kind: 'due' }, shut, ['ask', 'arm']],
    ['polls at once when the connection is lost', open, known(), shut, ['ask', 'arm']],
    ['does not poll from a hidden page when it is lost', { ...open, visible: false }, known(), hidden, []],
    [
      'restarts the interval with a response',
      shut,
      known({ countedAt: 200 }),
      { ...shut, countedAt: 200 },
      ['arm'],
    ],
    ['restarts the interval with a failure', shut, known({ failures: 1 }), { ...shut, failures: 1 }, ['arm']],
    ['ignores an unchanged state', shut, known(), shut, []],
    [
      'continues at the limit of failures',
      { ...shut, failures: POLL_FAILURES_MAX - 1 },
      known({ failures: POLL_FAILURES_MAX }),
      { ...shut, failures: POLL_FAILURES_MAX },
      ['arm'],
    ],
    [
      'stops above the limit',
      { ...shut, failures: POLL_FAILURES_MAX },
      known({ failures: POLL_FAILURES_MAX + 1 }),
      stopped,
      ['disarm'],
    ],
    ['stays stopped', stopped, { kind: 'due' }, stopped, []],
    ['continues when another tab started a new series', stopped, known(), shut, ['arm']],
    ['stops when the page is hidden', shut, { kind: 'hidden' }, hidden, ['disarm']],
    ['does not poll from a hidden page', hidden, { kind: 'due' }, hidden, []],
  ])
})

describe('[LIVE-05] sends no requests with a live connection', () => {
  check([
    ['when it opens', shut, known({ open: true }), open, ['disarm']],
    ['when it pushes a count', open, known({ open: true, countedAt: 200 }), { ...open, countedAt: 200 }, []],
    ['when the timer fires all the same', open, { kind: 'due' }, open, []],
    ['when the page comes to the front', { ...open, visible: false }, { kind: 'visible' }, open, []],
    ['on a click on the bell', open, { kind: 'retryWanted' }, open, []],
    ['when the network is back', open, { kind: 'online' }, open, []],
    ['when the page is hidden', open, { kind: 'hidden' }, { ...open, visible: false }, []],
    ['from the start', open, { kind: 'start' }, open, []],
  ])
})

describe('[LIVE-05] starts a new series at once', () => {
  check([
    ['when the page comes to the front', hidden, { kind: 'visible' }, shut, ['ask', 'arm']],
    [
      'when the page comes to the front after the end',
      { ...stopped, visible: false },
      { kind: 'visible' },
      shut,
      ['ask', 'arm'],
    ],
    ['when the network is back', stopped, { kind: 'online' }, shut, ['ask', 'arm']],
    ['on a click on the bell', stopped, { kind: 'retryWanted' }, shut, ['ask', 'arm']],
    ['but not in a hidden page', { ...stopped, visible: false }, { kind: 'online' }, hidden, []],
  ])
})
