import { describe, expect, it, test } from 'vitest'
import { mergeDraft, withDraft, withTyped } from './merge-draft.ts'

const START = { version: 1, name: 'Card', count: 3, marks: ['a'], due: null }
const field = (name: string, mine: unknown, saved: unknown, changedByOthers = false) => ({
  name,
  mine,
  saved,
  changedByOthers,
})

describe('mergeDraft', () => {
  it.each([
    ['nothing was typed', {}, {}, []],
    ['one field was typed', { name: 'Mine' }, {}, [field('name', 'Mine', 'Card')]],
    ['another one was saved by others', { name: 'Mine' }, { count: 4 }, [field('name', 'Mine', 'Card')]],
    [
      'the same one was saved by others',
      { name: 'Mine' },
      { name: 'Hers' },
      [field('name', 'Mine', 'Hers', true)],
    ],
    ['the same was saved by others', { name: 'Mine' }, { name: 'Mine' }, []],
    ['a field was emptied', { name: '' }, {}, [field('name', '', 'Card')]],
    ['a list was changed', { marks: ['a', 'b'] }, {}, [field('marks', ['a', 'b'], ['a'])]],
    ['a list was changed back', { marks: ['a'] }, {}, []],
    [
      'a part has its keys in another order',
      { at: { code: 'CAN', id: '1' } },
      { at: { id: '1', code: 'CAN' } },
      [],
    ],
    ['something was filled in', { due: '2026-01-02' }, {}, [field('due', '2026-01-02', null)]],
    ['a value was removed', { count: null }, {}, [field('count', null, 3)]],
    ['only the version has changed', {}, { version: 2 }, []],
    ['an optional field was added', { note: 'n' }, {}, [field('note', 'n', undefined)]],
    ['the draft has a text instead of a list', { marks: 'a' }, {}, []],
    ['the draft has a number instead of a text', { name: 7 }, {}, []],
  ] as const)('%s', (_what, typed, saved, fields) => {
    expect(mergeDraft({ start: START, values: { ...START, ...typed } }, { ...START, ...saved })).toEqual(
      fields,
    )
  })

  it('drops fields that the record no longer has', () => {
    const draft = { start: { one: 1, two: 2 }, values: { one: 1, two: 3 } }
    expect(mergeDraft(draft, { one: 1 })).toEqual([])
  })
})

test('restores a draft except where the saved value was chosen', () => {
  const fields = [field('name', 'Mine', 'Hers', true), field('count', 9, 3)]
  const now = { ...START, name: 'Hers', version: 2 }
  expect(withDraft(now, fields, new Set())).toEqual({ ...now, name: 'Mine', count: 9 })
  expect(withDraft(now, fields, new Set(['name']))).toEqual({ ...now, count: 9 })
})

test('keeps both when the user types while a draft is offered, and the conflicts too', () => {
  const offered = { start: START, values: { ...START, name: 'Mine', count: 9 } }
  const now = { ...START, version: 2, name: 'Hers' }
  const kept = withTyped(offered, now, { ...now, count: 7, due: '2026-01-02' })
  expect(mergeDraft(kept, now)).toEqual([
    field('name', 'Mine', 'Hers', true),
    field('count', 7, 3),
    field('due', '2026-01-02', null),
  ])
})
