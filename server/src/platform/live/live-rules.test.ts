import { describe, expect, it } from 'vitest'
import { checkFrame, connectionSlotFor, isSilent, withinMinute } from './live-rules.ts'

const NOW = 1_000_000
const seconds = (...ago: number[]) => ago.map(each => NOW - each * 1000)

describe('frame', () => {
  it.each([
    ['a heartbeat', 'ping', 0, 'answer'],
    ['other words', 'hello', 0, 'ignore'],
    ['nothing', '', 0, 'ignore'],
    ['a heartbeat with more in it', 'ping ', 0, 'ignore'],
    ['bytes', null, 0, 'badFrame'],
    ['the thirtieth within a minute', 'ping', 29, 'answer'],
    ['one too many', 'ping', 30, 'tooManyFrames'],
    ['one too many that is ignored', 'hello', 30, 'tooManyFrames'],
  ])('that is %s', (_what, content, earlier, verdict) => {
    expect(checkFrame(content, seconds(...Array.from({ length: earlier }, () => 1)))).toBe(verdict)
  })

  it('counts for a minute', () => {
    expect(withinMinute(seconds(61, 60, 59, 0), NOW)).toEqual(seconds(59, 0))
  })
})

it.each([
  [0, false],
  [90, false],
  [91, true],
])('after %d s a client is gone: %s', (ago, gone) => {
  expect(isSilent(NOW - ago * 1000, NOW)).toBe(gone)
})

describe('a slot for one more connection of a person', () => {
  it.each([
    ['without others', [], 'free'],
    ['next to four others', [1, 1, 1, 1], 'free'],
    ['but not next to five live ones', [0, 10, 20, 30, 35], 'full'],
    ['instead of one that missed a heartbeat', [0, 10, 36, 20, 30], { replaces: 2 }],
    ['instead of the one that was silent longest', [40, 60, 50, 1, 1], { replaces: 1 }],
  ])('is free %s', (_what, ago, slot) => {
    expect(connectionSlotFor(seconds(...ago), NOW)).toEqual(slot)
  })
})
