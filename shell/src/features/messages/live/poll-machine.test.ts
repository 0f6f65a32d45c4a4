import { POLL_FAILURES_MAX } from '@apron/contract/limits/live'
import { describe, expect, it } from 'vitest'
import { nextPolling, type PollEffect, type PollEvent, type Polling } from './poll-machine.ts'

const closed: Polling = { open: false, visible: true, failures: 0, countedAt: 100 }
const open: Polling = { ...closed, open: true }
const hidden: Polling = { ...closed, visible: false }
const stopped: Polling = { ...closed, failures: POLL_FAILURES_MAX + 1 }
const known = (change: Partial<Polling> = {}): PollEvent => {
  const { failures, countedAt, open: isOpen } = { ...closed, ...change }
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
    ['delays the first request for the connection', closed, { kind: 'start' }, closed, ['armFirst']],
    ['sends nothing from a hidden page', hidden, { kind: 'start' }, hidden, []],
    ['polls when due and schedules the next', closed, { kind: 'due' }, closed, ['request', 'arm']],
    ['polls at once when the connection is lost', open, known(), closed, ['request', 'arm']],
    ['does not poll from a hidden page when it is lost', { ...open, visible: false }, known(), hidden, []],
    [
      'restarts the interval with a response',
      closed,
      known({ countedAt: 200 }),
      { ...closed, countedAt: 200 },
      ['arm'],
    ],
    [
      'restarts the interval with a failure',
      closed,
      known({ failures: 1 }),
      { ...closed, failures: 1 },
      ['arm'],
    ],
    ['ignores an unchanged state', closed, known(), closed, []],
    [
      'continues at the limit of failures',
      { ...closed, failures: POLL_FAILURES_MAX - 1 },
      known({ failures: POLL_FAILURES_MAX }),
      { ...closed, failures: POLL_FAILURES_MAX },
      ['arm'],
    ],
    [
      'stops above the limit',
      { ...closed, failures: POLL_FAILURES_MAX },
      known({ failures: POLL_FAILURES_MAX + 1 }),
      stopped,
      ['disarm'],
    ],
    ['stays stopped', stopped, { kind: 'due' }, stopped, []],
    ['continues when another tab started a new series', stopped, known(), closed, ['arm']],
    ['stops when the page is hidden', closed, { kind: 'hidden' }, hidden, ['disarm']],
    ['does not poll from a hidden page', hidden, { kind: 'due' }, hidden, []],
  ])
})

describe('[LIVE-05] sends no requests with a live connection', () => {
  check([
    ['when it opens', closed, known({ open: true }), open, ['disarm']],
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
    ['when the page comes to the front', hidden, { kind: 'visible' }, closed, ['request', 'arm']],
    [
      'when the page comes to the front after the end',
      { ...stopped, visible: false },
      { kind: 'visible' },
      closed,
      ['request', 'arm'],
    ],
    ['when the network is back', stopped, { kind: 'online' }, closed, ['request', 'arm']],
    ['on a click on the bell', stopped, { kind: 'retryWanted' }, closed, ['request', 'arm']],
    ['but not in a hidden page', { ...stopped, visible: false }, { kind: 'online' }, hidden, []],
  ])
})
