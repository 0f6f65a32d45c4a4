import { describe, expect, it } from 'vitest'
import { columnSettingValue, visibleColumnIds } from './column-setting.ts'

const columns = [
  { id: 'checkNo', labels: ['检查单号', 'Check no.'] },
  { id: 'title', labels: ['标题', 'Title'] },
  { id: 'status', labels: ['状态', 'Status'] },
]

describe('[TBL-02] column settings', () => {
  it.each([
    ['检查单号,状态', ['checkNo', 'status']],
    ['Status,Check no.', ['status', 'checkNo']],
    ['检查单号,Title', ['checkNo', 'title']],
    ['检查单号,已删除的列', ['checkNo']],
    ['标题,Title', ['title']],
    ['', []],
  ])('%j shows %j, in whichever language it was saved', (value, ids) => {
    expect(visibleColumnIds(value, columns)).toEqual(ids)
  })

  it('saves labels in the order shown', () => {
    const labelOf = new Map(columns.map(column => [column.id, column.labels[0] ?? '']))
    expect(columnSettingValue(['status', 'checkNo', 'gone'], labelOf)).toBe('状态,检查单号')
  })
})
