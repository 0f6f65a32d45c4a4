import { describe, expect, it } from 'vitest'
import { airlineMessage, airlineQuery, checkQuery, orderPath } from './box-queries.ts'

const first = { current: 1, size: 10 }

describe('[MSG-02] filters of check and rectification messages', () => {
  it.each([
    ['checkList', { purpose: 'all', read: 'all' }, { type: 0, infoType: 'all' }],
    ['checkList', { purpose: 'approval', read: 'unread' }, { type: 0, infoType: 'approval', readMark: 0 }],
    ['rectification', { purpose: 'notice', read: 'all' }, { type: 1, infoType: 'notice' }],
  ] as const)('requests %s with the filter %j', (list, filter, queryCriteria) => {
    expect(checkQuery(list, filter, first)).toEqual({ ...first, queryCriteria })
  })
})

it('[MSG-03] requests the airline list by page and limit, and unread ones by readState', () => {
  const any = { type: '', businessType: '', eject: null }
  expect(airlineQuery('all', { current: 2, size: 40 })).toEqual({
    page: 2,
    limit: 40,
    ...any,
    readState: null,
  })
  expect(airlineQuery('unread', first)).toEqual({ page: 1, limit: 10, ...any, readState: 0 })
})

it('[NAV-13] opens an order by id, whatever characters it contains', () => {
  expect(orderPath('checkList', 'CK 1&2')).toBe('/safetyQuality/checkedResult?id=CK%201%262&source=checkList')
  expect(orderPath('rectification', 'RO/7')).toBe('/safetyQuality/RectificationDetail?id=RO%2F7')
})

describe('[MSG-10] opens an airline message like any other', () => {
  const message = {
    id: '7',
    remark: 'JO-1',
    readState: 0,
    createTime: '2026-03-02 08:00:00',
    urgency: 0,
  } as const

  it.each([
    [null, { openWay: 1, eventType: 'link' }],
    ['/airline/orderDetail?id=7', { openWay: 0, eventType: 'route' }],
    ['https://example.org/', { openWay: 0, eventType: 'link' }],
  ])('with the address %s', (url, expected) => {
    expect(airlineMessage({ ...message, url })).toMatchObject({
      sid: '7',
      content: 'JO-1',
      readStatus: 0,
      ...expected,
    })
  })
})
