import { describe, expect, it } from 'vitest'
import { chosenIds, columnChoices, moveColumn, showAll, shownColumns, toggleColumn } from './column-rules.ts'

const COLUMNS = [{ id: 'no', locked: true }, { id: 'title' }, { id: 'site' }, { id: 'due' }]
const ALL = ['no', 'title', 'site', 'due']

describe('[TBL-02] column chooser', () => {
  it.each([
    [undefined, ALL],
    [[], ALL],
    [['gone'], ALL],
    [
      ['due', 'no'],
      ['due', 'no'],
    ],
    [
      ['due', 'gone', 'due'],
      ['no', 'due'],
    ],
  ])('reads saved %j as %j', (saved, expected) => {
    expect(shownColumns(COLUMNS, saved)).toEqual(expected)
  })

  it('lists shown columns in their order, then hidden ones', () => {
    expect(columnChoices(COLUMNS, ['due', 'no']).map(({ id, shown }) => `${id}${shown ? '+' : '-'}`)).toEqual(
      ['due+', 'no+', 'title-', 'site-'],
    )
  })

  it.each([
    ['title', ['no', 'site', 'due']],
    ['no', ALL],
    ['gone', ALL],
  ])('toggling %s leaves %j', (id, expected) => {
    expect(chosenIds(toggleColumn(columnChoices(COLUMNS, ALL), id))).toEqual(expected)
  })

  it('keeps the last shown column', () => {
    const choices = columnChoices([{ id: 'a' }, { id: 'b' }], ['a'])
    expect(chosenIds(toggleColumn(choices, 'a'))).toEqual(['a'])
  })

  it.each([
    ['title', 1, ['no', 'site', 'title', 'due']],
    ['title', -1, ['title', 'no', 'site', 'due']],
    ['no', -1, ALL],
    ['due', 1, ALL],
    ['gone', 1, ALL],
  ] as const)('moving %s by %d gives %j', (id, by, expected) => {
    expect(chosenIds(moveColumn(columnChoices(COLUMNS, ALL), id, by))).toEqual(expected)
  })

  it.each([
    [COLUMNS, ['no']],
    [[{ id: 'a' }, { id: 'b' }], ['a']],
  ])('deselecting all of %j keeps %j', (columns, expected) => {
    const all = columnChoices(
      columns,
      columns.map(({ id }) => id),
    )
    expect(chosenIds(showAll(all, false))).toEqual(expected)
    expect(chosenIds(showAll(all, true))).toEqual(columns.map(({ id }) => id))
  })
})
