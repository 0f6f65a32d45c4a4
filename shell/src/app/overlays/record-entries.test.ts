import { expect, it } from 'vitest'
import { recordEntries } from './record-entries.ts'

const record = {
  app: 'safetyQuality',
  kind: 'Check order',
  number: 'CK-2026-0007',
  title: 'Lost socket',
  state: 'Issued',
  site: 'CAN',
  url: '/safetyQuality/checkedResult?id=7',
}

it('[FIND-03] shows a record by number, title, kind and state, and opens its page', () => {
  expect(recordEntries([record], null, 'CAN')).toEqual([
    {
      id: expect.any(String),
      fullPath: '/safetyQuality/checkedResult?id=7',
      number: 'CK-2026-0007',
      title: 'CK-2026-0007 Lost socket',
      place: 'Check order · Issued',
    },
  ])
})

it('[FIND-03] names the site of a record that belongs to another site', () => {
  expect(recordEntries([record], null, 'SZX')[0]?.place).toBe('Check order · Issued · CAN')
})

it('[FIND-03] omits a record of an application that is not installed', () => {
  expect(recordEntries([record], new Map(), 'CAN')).toEqual([])
  expect(recordEntries([record], new Map([['safetyQuality', null]]), 'CAN')).toHaveLength(1)
})
