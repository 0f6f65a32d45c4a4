import { POLL_FAILURES_MAX } from '@apron/contract/limits/live'
import { describe, expect, it } from 'vitest'
import { nextPolling, type PollEffect, type PollEvent, type Polling } from './poll-machine.ts'

const shut: Polling = { open: false, visible: true, failures: 0, heardAt: 100 }
const open: Polling = { ...shut, open: true }
const hidden: Polling = { ...shut, visible: false }
const stopped: Polling = { ...shut, failures: POLL_FAILURES_MAX + 1 }
const told = (change: Partial<Polling> = {}): PollEvent => {
  const { failures, heardAt, open: isOpen } = { ...shut, ...change }
  return { kind: 'told', open: isOpen, failures, heardAt }
}

type Row = [string, Polling, PollEvent, Polling, PollEffect[]]

function check(rows: Row[]): void {
  it.each(rows)('%s', (_what, state, event, next, effects) => {
    expect(nextPolling(state, event)).toEqual([next, effects])
  })
}

describe('[LIVE-05] without a live connection', () => {
  check([
    ['the first question waits a moment for the connection', shut, { kind: 'start' }, shut, ['armFirst']],
    ['nothing is asked by a page that nobody sees', hidden, { kind: 'start' }, hidden, []],
    ['one asks when it is time, and again later', shut, { kind: 'due' }, shut, ['ask', 'arm']],
    ['one asks at once when the connection is lost', open, told(), shut, ['ask', 'arm']],
    ['a page that nobody sees does not ask when it is lost', { ...open, visible: false }, told(), hidden, []],
    ['the time begins anew with an answer', shut, told({ heardAt: 200 }), { ...shut, heardAt: 200 }, ['arm']],
    ['the time begins anew with a failure', shut, told({ failures: 1 }), { ...shut, failures: 1 }, ['arm']],
    ['what is known already changes nothing', shut, told(), shut, []],
    [
      'one goes on after as many failures as are allowed',
      { ...shut, failures: POLL_FAILURES_MAX - 1 },
      told({ failures: POLL_FAILURES_MAX }),
      { ...shut, failures: POLL_FAILURES_MAX },
      ['arm'],
    ],
    [
      'one stops after one more',
      { ...shut, failures: POLL_FAILURES_MAX },
      told({ failures: POLL_FAILURES_MAX + 1 }),
      stopped,
      ['disarm'],
    ],
    ['having stopped, one asks no more', stopped, { kind: 'due' }, stopped, []],
    ['one goes on when another tab began a new series', stopped, told(), shut, ['arm']],
    ['one stops when the page is hidden', shut, { kind: 'hidden' }, hidden, ['disarm']],
    ['a hidden page asks no more', hidden, { kind: 'due' }, hidden, []],
  ])
})

describe('[LIVE-05] with a live connection nothing is asked', () => {
  check([
    ['when it opens', shut, told({ open: true }), open, ['disarm']],
    ['when it tells a number', open, told({ open: true, heardAt: 200 }), { ...open, heardAt: 200 }, []],
    ['when the time comes all the same', open, { kind: 'due' }, open, []],
    ['when the page comes to the front', { ...open, visible: false }, { kind: 'visible' }, open, []],
    ['on a click on the bell', open, { kind: 'retryWanted' }, open, []],
    ['when there is a network', open, { kind: 'online' }, open, []],
    ['when the page is hidden', open, { kind: 'hidden' }, { ...open, visible: false }, []],
    ['from the start', open, { kind: 'start' }, open, []],
  ])
})

describe('[LIVE-05] a new series begins at once', () => {
  check([
    ['when the page comes to the front', hidden, { kind: 'visible' }, shut, ['ask', 'arm']],
    [
      'when the page comes to the front after the end',
      { ...stopped, visible: false },
      { kind: 'visible' },
      shut,
      ['ask', 'arm'],
    ],
    ['when there is a network again', stopped, { kind: 'online' }, shut, ['ask', 'arm']],
    ['on a click on the bell', stopped, { kind: 'retryWanted' }, shut, ['ask', 'arm']],
    ['but not in a page that nobody sees', { ...stopped, visible: false }, { kind: 'online' }, hidden, []],
  ])
})
