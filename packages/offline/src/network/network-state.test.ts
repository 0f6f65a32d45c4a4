import { expect, it } from 'vitest'
import { type Network, type NetworkEffect, type NetworkEvent, nextNetwork, REACHED } from './network-state.ts'

const AWAY: Network = { awaySince: 5, doubtSince: null }
const IN_DOUBT: Network = { awaySince: null, doubtSince: 5 }

it.each<[string, Network, NetworkEvent, Network, readonly NetworkEffect[]]>([
  [
    'goes offline when the browser reports it',
    REACHED,
    { kind: 'offline', at: 9 },
    { awaySince: 9, doubtSince: null },
    ['arm'],
  ],
  ['keeps the time of the first offline event', AWAY, { kind: 'offline', at: 9 }, AWAY, ['arm']],
  ['checks the portal after an unanswered call', REACHED, { kind: 'unreached', at: 5 }, IN_DOUBT, ['ask']],
  [
    'does not check again after a second unanswered call',
    IN_DOUBT,
    { kind: 'unreached', at: 9 },
    IN_DOUBT,
    [],
  ],
  ['does not check after an unanswered call while offline', AWAY, { kind: 'unreached', at: 9 }, AWAY, []],
  [
    'goes offline as of the unanswered call if the check fails',
    IN_DOUBT,
    { kind: 'silent', at: 9 },
    AWAY,
    ['arm'],
  ],
  [
    'goes offline as of the unanswered call if the browser reports it',
    IN_DOUBT,
    { kind: 'offline', at: 9 },
    AWAY,
    ['arm'],
  ],
  ['stays offline while checks fail', AWAY, { kind: 'silent', at: 9 }, AWAY, ['arm']],
  ['stays online if the check succeeds', IN_DOUBT, { kind: 'answered' }, REACHED, ['disarm']],
  ['checks again when the timer fires', AWAY, { kind: 'due' }, AWAY, ['ask']],
  ['checks the portal when the browser is online again', AWAY, { kind: 'online' }, AWAY, ['ask']],
  ['ignores an online event while online', REACHED, { kind: 'online' }, REACHED, []],
  ['ignores a late timer while online', REACHED, { kind: 'due' }, REACHED, []],
  ['goes online after any response', AWAY, { kind: 'answered' }, REACHED, ['disarm']],
  ['ignores a response while online', REACHED, { kind: 'answered' }, REACHED, []],
])('%s', (_name, before, event, after, effects) => {
  expect(nextNetwork(before, event)).toEqual([after, effects])
})
