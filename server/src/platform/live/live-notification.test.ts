import { describe, expect, it } from 'vitest'
import {
  isEmpty,
  type LiveNotification,
  mergeNotifications,
  parseNotification,
  serializeNotification,
} from './live-notification.ts'

const codes = (count: number) => Array.from({ length: count }, (_, index) => `user-${index}-of-a-site`)

describe('notification between nodes', () => {
  it.each<LiveNotification>([
    { counts: ['100104', '冯'], sessions: [], changes: [] },
    { counts: 'many', sessions: ['100104'], changes: ['100105'] },
    { counts: [], sessions: [], changes: 'many' },
    { counts: [], sessions: 'many', changes: [] },
  ])('is received as sent: %j', notification => {
    expect(parseNotification(serializeNotification(notification, 'node'))).toEqual({
      from: 'node',
      ...notification,
    })
  })

  it('names nobody if the names do not fit in a PostgreSQL notification', () => {
    const text = serializeNotification({ counts: codes(500), sessions: [], changes: [] }, 'node')
    expect(parseNotification(text)).toEqual({ from: 'node', counts: 'many', sessions: [], changes: [] })
    expect(
      Buffer.byteLength(serializeNotification({ counts: codes(300), sessions: [], changes: [] }, 'node')),
    ).toBeLessThan(8_000)
  })

  it.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['half of one', '{"from":"node","counts":["1'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no sender', '{"counts":[],"sessions":[]}'],
    ['numbers for codes', '{"from":"n","counts":[1],"sessions":[]}'],
    ['a word that is not "many"', '{"from":"n","counts":"all","sessions":[]}'],
    ['an endless code', JSON.stringify({ from: 'n', counts: ['x'.repeat(65)], sessions: [], changes: [] })],
    ['endless codes', JSON.stringify({ from: 'n', counts: codes(2_001), sessions: [], changes: [] })],
  ])('is not %s', (_what, text) => {
    expect(parseNotification(text)).toBeNull()
  })

  it('has no changes if it comes from an earlier version', () => {
    const text = JSON.stringify({ from: 'n', counts: ['1'], sessions: [] })
    expect(parseNotification(text)).toEqual({ from: 'n', counts: ['1'], sessions: [], changes: [] })
  })

  it('merges two notifications without duplicates', () => {
    const one = { counts: ['1', '2'], sessions: [], changes: [] }
    expect(mergeNotifications(one, { counts: ['2', '3'], sessions: ['4'], changes: [] })).toEqual({
      counts: ['1', '2', '3'],
      sessions: ['4'],
      changes: [],
    })
    expect(mergeNotifications(one, { counts: [], sessions: [], changes: ['5'] }).changes).toEqual(['5'])
    expect(mergeNotifications(one, { counts: 'many', sessions: [], changes: [] })).toEqual({
      counts: 'many',
      sessions: [],
      changes: [],
    })
  })

  it('is empty if it names nobody', () => {
    expect(isEmpty({ counts: [], sessions: [], changes: [] })).toBe(true)
    expect(isEmpty({ counts: 'many', sessions: [], changes: [] })).toBe(false)
    expect(isEmpty({ counts: [], sessions: ['1'], changes: [] })).toBe(false)
    expect(isEmpty({ counts: [], sessions: [], changes: ['1'] })).toBe(false)
  })
})
