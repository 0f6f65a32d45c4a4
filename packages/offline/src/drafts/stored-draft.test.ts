import { expect, it } from 'vitest'
import { draftTitle, storedPlace } from './stored-draft.ts'

const SITE = { id: '1', code: 'CAN', name: '广州' }
const at = (path: string, airport: typeof SITE | null = SITE) => ({
  key: 'card.save 1',
  tab: { id: 't', airport, location: { path, query: {}, hash: '', fullPath: path } },
})

it('is a place by application, form and site', () => {
  expect(storedPlace('cards', at('/cards/card'))).toEqual({ app: 'cards', key: 'card.save 1', site: '1' })
})

it.each([
  '/safetyQuality/voluntaryReportingHome',
  '/safetyQuality/INeedReport',
  '/safetyQuality/INeedCheck',
  '/safetyQuality/reportDesk',
  '/safetyQuality/reportDetail',
])('[DRF-05] is none on %s', path => {
  expect(storedPlace('safetyQuality', at(path))).toBeNull()
})

it.each(['/safetyQuality/AddEnReport', '/safetyQuality/AddChineseReport'])(
  '[DRF-05] is one on %s, whose page gives it no anonymous report',
  path => {
    expect(storedPlace('safetyQuality', at(path))).not.toBeNull()
  },
)

it('is none without a site', () => {
  expect(storedPlace('cards', at('/cards/card', null))).toBeNull()
})

it.each([
  ['Users', 'Add a user', 'Users · Add a user'],
  ['Users', 'Users', 'Users'],
  ['Users', '', 'Users'],
  ['', 'Add a user', 'Add a user'],
])('names the form %j › %j %s', (tab, form, title) => {
  expect(draftTitle(tab, form)).toBe(title)
})
