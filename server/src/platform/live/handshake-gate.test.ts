import { expect, it } from 'vitest'
import { createHandshakeGate } from './handshake-gate.ts'

const LIMITS = { handshakesPerSecond: 3, handshakesPerSecondOfAddress: 2, refusedHandshakesPerMinute: 2 }

function gateAt(start: number) {
  let now = start
  return { gate: createHandshakeGate(LIMITS, () => now), forward: (ms: number) => void (now += ms) }
}

it('counts attempts per address, and starts over each second', () => {
  const { gate, forward } = gateAt(60_000)
  expect([gate.allows('1.1.1.1'), gate.allows('1.1.1.1'), gate.allows('1.1.1.1')]).toEqual([
    true,
    true,
    false,
  ])
  expect(gate.allows('2.2.2.2')).toBe(true)
  forward(1_000)
  expect(gate.allows('1.1.1.1')).toBe(true)
})

it('blocks an address with too many attempts without a session until the next minute, and no other', () => {
  const { gate, forward } = gateAt(60_000)
  gate.refused('1.1.1.1')
  expect(gate.allows('1.1.1.1')).toBe(true)
  gate.refused('1.1.1.1')
  forward(59_000)
  expect([gate.allows('1.1.1.1'), gate.allows('2.2.2.2')]).toEqual([false, true])
  forward(1_000)
  expect(gate.allows('1.1.1.1')).toBe(true)
})

it('treats one IPv6 network as one address', () => {
  const { gate } = gateAt(60_000)
  expect([1, 2, 3].map(host => gate.allows(`2001:db8::${host}`))).toEqual([true, true, false])
  const { gate: other } = gateAt(60_000)
  for (const host of [1, 2]) other.refused(`2001:db8::${host}`)
  expect([other.allows('2001:db8::3'), other.allows('2001:db8:0:1::3')]).toEqual([false, true])
})

it('admits a limited number per second across all addresses', () => {
  const { gate, forward } = gateAt(60_000)
  for (let tried = 0; tried < 9; tried++) gate.allows(`1.1.1.${tried}`)
  expect([1, 2, 3, 4].map(() => gate.admits())).toEqual([true, true, true, false])
  forward(1_000)
  expect(gate.admits()).toBe(true)
})
