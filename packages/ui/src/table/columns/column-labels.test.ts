import { describe, expect, it } from 'vitest'
import { columnsValue, savedColumnIds } from './column-labels.ts'

const COLUMNS = [
  { id: 'checkNo', labels: { zh: '检查单号', en: 'Check no.' } },
  { id: 'title', labels: { zh: '标题', en: 'Title' } },
  { id: 'status', labels: { zh: '状态', en: 'Status' } },
]

describe('[TBL-02] column settings', () => {
  it.each([
    ['检查单号,状态', ['checkNo', 'status']],
    ['Status,Check no.', ['status', 'checkNo']],
    ['检查单号,Title', ['checkNo', 'title']],
    ['检查单号,已删除的列', ['checkNo']],
    ['标题,Title', ['title']],
    ['', []],
  ])('reads %j as %j, whichever language it was saved in', (value, ids) => {
    expect(savedColumnIds(value, COLUMNS)).toEqual(ids)
  })

  it.each([
    ['检查单号,选定,状态', ['checkNo', 'by', 'status']],
    ['Chosen,Status', ['by', 'status']],
    ['Chosen,Chosen by', ['by']],
    ['Phase', ['status']],
    ['Title', ['title']],
  ])('reads %j, saved before a column was renamed, as %j', (value, ids) => {
    const columns = [
      ...COLUMNS.map(column => (column.id === 'status' ? { ...column, formerLabels: ['Phase'] } : column)),
      { id: 'by', labels: { zh: '启用人', en: 'Chosen by' }, formerLabels: ['选定', 'Chosen', 'Title'] },
    ]
    expect(savedColumnIds(value, columns)).toEqual(ids)
  })

  it('saves labels in the order shown', () => {
    expect(columnsValue(['status', 'checkNo', 'gone'], COLUMNS, 'zh')).toBe('状态,检查单号')
    expect(columnsValue(['status', 'checkNo'], COLUMNS, 'en')).toBe('Status,Check no.')
  })
})
