import { expect, it } from 'vitest'
import { draftTitle, storedPlace } from './stored-draft.ts'

const SITE = { id: '1', code: 'CAN', name: '广州' }
const at = (path: string, airport: typeof SITE | null = SITE) => ({
  key: 'card.save 1',
  tab: { id: 't', airport, location: { path, query: {}, hash: '', fullPath: path } },
})

it('identifies a place by application, form and site', () => {
  expect(storedPlace('cards', at('/cards/card'))).toEqual({ app: 'cards', key: 'card.save 1', site: '1' })
})

it.each([
  '/safetyQuality/voluntaryReportingHome',
  '/safetyQuality/INeedReport',
  '/safetyQuality/INeedCheck',
  '/safetyQuality/reportDesk',
  '/safetyQuality/reportDetail',
])('[DRF-05] allows no drafts on %s', path => {
  expect(storedPlace('safetyQuality', at(path))).toBeNull()
})

it.each(['/safetyQuality/AddEnReport', '/safetyQuality/AddChineseReport'])(
  '[DRF-05] allows drafts on %s, whose page itself excludes anonymous reports',
  path => {
    expect(storedPlace('safetyQuality', at(path))).not.toBeNull()
  },
)

it('allows no drafts in a tab without a site', () => {
  expect(storedPlace('cards', at('/cards/card', null))).toBeNull()
})

it.each([
  ['Users', 'Add a user', 'Users · Add a user'],
  ['Users', 'Users', 'Users'],
  ['Users', '', 'Users'],
  ['', 'Add a user', 'Add a user'],
])('combines tab %j and form %j into the title %s', (tab, form, title) => {
  expect(draftTitle(tab, form)).toBe(title)
})
