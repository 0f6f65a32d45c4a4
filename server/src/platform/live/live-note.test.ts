import { describe, expect, it } from 'vitest'
import { isEmptyNote, type LiveNote, mergedNotes, noteText, readNote } from './live-note.ts'

const codes = (count: number) => Array.from({ length: count }, (_, index) => `user-${index}-of-a-site`)

describe('note between nodes', () => {
  it.each<LiveNote>([
    { counts: ['100104', '冯'], sessions: [], changes: [] },
    { counts: 'many', sessions: ['100104'], changes: ['100105'] },
    { counts: [], sessions: [], changes: 'many' },
    { counts: [], sessions: 'many', changes: [] },
  ])('is received as sent: %j', note => {
    expect(readNote(noteText(note, 'node'))).toEqual({ from: 'node', ...note })
  })

  it('names nobody if the names do not fit in a PostgreSQL notification', () => {
    const text = noteText({ counts: codes(500), sessions: [], changes: [] }, 'node')
    expect(readNote(text)).toEqual({ from: 'node', counts: 'many', sessions: [], changes: [] })
    expect(
      Buffer.byteLength(noteText({ counts: codes(300), sessions: [], changes: [] }, 'node')),
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
    expect(readNote(text)).toBeNull()
  })

  it('has no changes if it comes from an earlier version', () => {
    const text = JSON.stringify({ from: 'n', counts: ['1'], sessions: [] })
    expect(readNote(text)).toEqual({ from: 'n', counts: ['1'], sessions: [], changes: [] })
  })

  it('merges two notes without duplicates', () => {
    const one = { counts: ['1', '2'], sessions: [], changes: [] }
    expect(mergedNotes(one, { counts: ['2', '3'], sessions: ['4'], changes: [] })).toEqual({
      counts: ['1', '2', '3'],
      sessions: ['4'],
      changes: [],
    })
    expect(mergedNotes(one, { counts: [], sessions: [], changes: ['5'] }).changes).toEqual(['5'])
    expect(mergedNotes(one, { counts: 'many', sessions: [], changes: [] })).toEqual({
      counts: 'many',
      sessions: [],
      changes: [],
    })
  })

  it('is empty if it names nobody', () => {
    expect(isEmptyNote({ counts: [], sessions: [], changes: [] })).toBe(true)
    expect(isEmptyNote({ counts: 'many', sessions: [], changes: [] })).toBe(false)
    expect(isEmptyNote({ counts: [], sessions: ['1'], changes: [] })).toBe(false)
    expect(isEmptyNote({ counts: [], sessions: [], changes: ['1'] })).toBe(false)
  })
})
