import { pageAdminSites, saveAdminSite, setAdminSite } from '@apron/contract/calls/admin-site.calls'
import { queryDataSource } from '@apron/contract/calls/data-source.calls'
import type { AdminSite } from '@apron/contract/entities/admin-site'
import type { Session } from '@apron/sdk'
import { field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, test, vi } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import { useSourceOptions } from '../shared/use-source-options.ts'
import SitesPage from './sites.page.tsx'

const CAN: AdminSite = {
  id: '1',
  threeCode: 'CAN',
  icao: 'ZGGG',
  cnName: '广州',
  enName: 'Guangzhou',
  isSite: true,
  people: 7,
  version: 3,
}

const EDITOR = { resources: ['portal:site:edit'] } as const

/** The airports page, with a site selector that another tab has open. */
function Page() {
  useSourceOptions('site')
  return <SitesPage />
}

function start(session: Partial<Session> = EDITOR) {
  const { bodiesOf, fake, open } = startPage(Page, session)
  const store = { sites: [CAN] }
  const answer = () => ({ records: store.sites, total: store.sites.length, current: 1, size: 10 })
  fake.answer(pageAdminSites, answer)
  return { bodiesOf, fake, open, store }
}

test('[ADM-21] offers no changes to users with read access only', async () => {
  const { open } = start({ resources: [] })
  const tab = await open()
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  const names = [...tab.el.querySelectorAll('button')].map(button => button.textContent)
  expect(names).not.toContain('Add airport')
  expect(names).not.toContain('Edit')
})

test('[ADM-21] exports in words which airports are sites', async () => {
  const { open } = start()
  const tab = await open()
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press(tab, 'Export')
  const [file] = await shows(() => saved.mock.calls[0] ?? expect.fail('nothing saved'))
  const text = file instanceof Blob ? await file.text() : ''
  expect(text.split('\r\n')[1]).toBe('CAN,广州,Guangzhou,Site,7')
})

test('[ADM-21] sends the filter as the call expects it', async () => {
  const { bodiesOf, open } = start()
  const tab = await open()
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  type(field(tab, 'Code or name'), ' can ')
  await press(tab, 'Search')
  await shows(() =>
    expect(bodiesOf(pageAdminSites)).toEqual([
      { current: 1, size: 10, queryCriteria: {} },
      { current: 1, size: 10, queryCriteria: { text: 'can' } },
    ]),
  )
})

test.each([
  [true, [{ threeCode: 'CAN', version: 3, isSite: false }]],
  [false, []],
])('[ADM-21] removes a site only after confirmation: %s', async (sure, sent) => {
  const { bodiesOf, fake, open, store } = start()
  fake.answer(setAdminSite, CAN)
  fake.confirmAnswer = sure
  const tab = await open()
  await press(tab, 'More actions for CAN')
  store.sites = [{ ...CAN, isSite: !sure }]
  await press(tab, 'Remove from sites')
  await shows(() => expect(fake.confirms).toHaveLength(1))
  expect(fake.confirms[0]?.message).toContain('CAN Guangzhou')
  await shows(() => expect(bodiesOf(setAdminSite)).toEqual(sent))
  if (sure) await shows(() => expect(rowsOf(tab)[0]).toContain('Not a site'))
  await shows(() => expect(bodiesOf(queryDataSource)).toHaveLength(sure ? 2 : 1))
})

test('[ADM-21, PART-05] reports missing fields, and writes codes in capitals', async () => {
  const { bodiesOf, fake, open } = start()
  fake.answer(saveAdminSite, CAN)
  const tab = await open()
  await press(tab, 'Add airport')
  await shows(() => field(tab, 'ICAO code'))
  type(field(tab, 'Three-letter code'), 'ca')
  await press(tab, 'Save')
  await shows(() =>
    expect(tab.portalRoot.textContent).toContain('Enter three capital letters, for example CAN'),
  )
  expect(tab.portalRoot.textContent).toContain('Enter a value')
  expect(bodiesOf(saveAdminSite)).toEqual([])
  type(field(tab, 'Three-letter code'), 'can')
  type(field(tab, 'ICAO code'), 'zggg')
  type(field(tab, 'Chinese name'), '广州')
  type(field(tab, 'English name'), 'Guangzhou')
  await press(tab, 'Save')
  await shows(() =>
    expect(bodiesOf(saveAdminSite)).toEqual([
      { threeCode: 'CAN', icao: 'ZGGG', cnName: '广州', enName: 'Guangzhou', version: null },
    ]),
  )
  await shows(() => expect(fake.toasts).toEqual([{ kind: 'success', text: 'Added' }]))
  await shows(() => expect(bodiesOf(queryDataSource)).toHaveLength(2))
})

test('[ADM-21] reports a conflict, loads the latest version under the user’s edits and saves it', async () => {
  const { bodiesOf, fake, open, store } = start()
  fake.refuse(saveAdminSite, 409, 'Somebody was faster')
  const tab = await open()
  await press(tab, 'Edit')
  await shows(() => field(tab, 'English name'))
  type(field(tab, 'English name'), 'Canton')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Somebody was faster'))
  store.sites = [{ ...CAN, cnName: '羊城', version: 4 }]
  await press(tab, 'Load latest version')
  await shows(() => expect(field(tab, 'Chinese name').value).toBe('羊城'))
  fake.answer(saveAdminSite, CAN)
  await press(tab, 'Save')
  await shows(() =>
    expect(bodiesOf(saveAdminSite).at(-1)).toEqual({
      threeCode: 'CAN',
      icao: 'ZGGG',
      cnName: '羊城',
      enName: 'Canton',
      version: 4,
    }),
  )
})

test.each([
  ['zh', '航站管理'],
  ['en', 'Sites'],
] as const)(
  '[I18N-02] in %s the page is in that language, with the operators’ overrides by code',
  async (lang, title) => {
    const plain = await start({ lang }).open()
    await shows(() => expect(plain.el.querySelector('h1')?.textContent).toBe(title))
    const texts = { 'sites.title': { zh: '机场', en: 'Airports' } }
    const worded = await start({ lang, texts }).open()
    await shows(() => expect(worded.el.querySelector('h1')?.textContent).toBe(texts['sites.title'][lang]))
  },
)
