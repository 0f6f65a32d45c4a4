import { expect, it } from 'vitest'
import { type Network, type NetworkEffect, type NetworkEvent, nextNetwork, REACHED } from './network-state.ts'

const AWAY: Network = { awaySince: 5, doubtSince: null }
const IN_DOUBT: Network = { awaySince: null, doubtSince: 5 }

it.each<[string, Network, NetworkEvent, Network, readonly NetworkEffect[]]>([
  ['the browser says so', REACHED, { kind: 'offline', at: 9 }, { awaySince: 9, doubtSince: null }, ['arm']],
  ['away since the first time', AWAY, { kind: 'offline', at: 9 }, AWAY, ['arm']],
  ['a lost call leads to a question', REACHED, { kind: 'unreached', at: 5 }, IN_DOUBT, ['ask']],
  ['a second one to no second question', IN_DOUBT, { kind: 'unreached', at: 9 }, IN_DOUBT, []],
  ['one while it is away to none', AWAY, { kind: 'unreached', at: 9 }, AWAY, []],
  ['no answer to it: away since the lost call', IN_DOUBT, { kind: 'silent', at: 9 }, AWAY, ['arm']],
  ['the browser knows it sooner than the answer', IN_DOUBT, { kind: 'offline', at: 9 }, AWAY, ['arm']],
  ['still none', AWAY, { kind: 'silent', at: 9 }, AWAY, ['arm']],
  ['the lost call was one of its own', IN_DOUBT, { kind: 'answered' }, REACHED, ['disarm']],
  ['it is time to ask again', AWAY, { kind: 'due' }, AWAY, ['ask']],
  ['a network is there: is the portal?', AWAY, { kind: 'online' }, AWAY, ['ask']],
  ['a network that was never away', REACHED, { kind: 'online' }, REACHED, []],
  ['a timer that comes late', REACHED, { kind: 'due' }, REACHED, []],
  ['any answer ends it', AWAY, { kind: 'answered' }, REACHED, ['disarm']],
  ['an answer as always', REACHED, { kind: 'answered' }, REACHED, []],
])('%s', (_name, before, event, after, effects) => {
  expect(nextNetwork(before, event)).toEqual([after, effects])
})
