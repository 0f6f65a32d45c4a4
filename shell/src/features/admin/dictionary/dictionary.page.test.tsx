import { CONFLICT } from '@apron/contract/codes/response-codes'
import type { AdminDirectory, DictionaryItem } from '@apron/contract/dictionary/admin-dictionary'
import {
  deleteDictionary,
  listAdminDirectories,
  pageDictionary,
  saveDictionary,
  updateDictionary,
  updateDictionaryStatus,
} from '@apron/contract/dictionary/admin-dictionary.calls'
import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import type { Session } from '@apron/sdk'
import { field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, test, vi } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import DictionaryPage from './dictionary.page.tsx'

const directory = (code: string, more: Partial<AdminDirectory> = {}): AdminDirectory => ({
  code,
  nameZh: code,
  nameEn: code,
  parentCode: '',
  level: 1,
  entries: 1,
  steers: false,
  version: 1,
  ...more,
})
const DIRECTORIES = [
  directory('UOM', { nameEn: 'Units' }),
  directory('FX_RATE', { nameEn: 'Rates', steers: true }),
]
const UNIT: DictionaryItem = {
  id: 'a',
  directory: 'UOM',
  value: 'EA',
  nameZh: '件',
  nameEn: '=1+1',
  sort: 1,
  enabled: 1,
  steers: false,
  createTime: '2026-03-01 08:00:00',
  updateTime: '2026-03-02 08:00:00',
  updateBy: '100001',
  updateByName: 'Chen Qiming',
  version: 4,
}
const RATE: DictionaryItem = { ...UNIT, directory: 'FX_RATE', nameZh: '7.10', nameEn: '7.10', steers: true }
const EDITOR = { resources: ['portal:dictionary:edit'] } as const

function start(session: Partial<Session> = EDITOR, item = UNIT) {
  const { bodiesOf, fake, open } = startPage(DictionaryPage, session)
  fake.answer(listAdminDirectories, DIRECTORIES)
  fake.answer(pageDictionary, { records: [item], total: 1, current: 1, size: 20 })
  return { bodiesOf, fake, open }
}

test('[DICT-01] offers no changes to users with read access only', async () => {
  const { open } = start({ resources: [] })
  const tab = await open()
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  const names = [...tab.el.querySelectorAll('button')].map(button => button.textContent)
  for (const name of ['Add value', 'Edit', 'Import']) expect(names).not.toContain(name)
})

test('[DICT-01, DICT-04] loads the values of the selected directory only, 20 per page, and opens one', async () => {
  const { bodiesOf, open } = start()
  const tab = await open()
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  const units = [...tab.el.querySelectorAll('button')].find(({ textContent }) => textContent === 'Units1')
  units?.focus()
  await press(tab, 'Units1')
  await shows(() =>
    expect(bodiesOf(pageDictionary)).toEqual([
      { current: 1, size: 20, queryCriteria: {} },
      { current: 1, size: 20, queryCriteria: { directory: 'UOM' } },
    ]),
  )
  expect(units?.getAttribute('aria-current')).toBe('true')
  expect(document.activeElement).toBe(units)
  await press(tab, 'Edit')
  await shows(() => expect(tab.portalRoot.querySelector('[role=dialog]')?.textContent).toContain('UOM:EA'))
})

test('[ADM-92] reports a conflict, loads the latest version and saves it', async () => {
  const { bodiesOf, fake, open } = start()
  fake.refuse(updateDictionary, CONFLICT, 'Somebody was faster')
  const tab = await open()
  await press(tab, 'Edit')
  await shows(() => field(tab, 'Chinese name'))
  type(field(tab, 'Chinese name'), '大件')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Somebody was faster'))
  const newest = { ...UNIT, nameEn: 'Piece', sort: 31, version: 5 }
  fake.answer(pageDictionary, { records: [newest], total: 1, current: 1, size: 20 })
  await press(tab, 'Load latest version')
  await shows(() => expect(field(tab, 'English name').value).toBe('Piece'))
  expect(field(tab, 'Chinese name').value).toBe('大件')
  fake.answer(updateDictionary, { ...newest, nameZh: '大件', version: 6 })
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.querySelector('[role=dialog]')).toBeNull())
  expect(bodiesOf(updateDictionary).at(-1)).toMatchObject({
    id: 'a',
    version: 5,
    nameZh: '大件',
    nameEn: 'Piece',
    sort: 31,
  })
})

test('[ADM-95] exports no formulas', async () => {
  const { open } = start()
  const tab = await open()
  const saved = vi.spyOn(URL, 'createObjectURL')
  await press(tab, 'Export')
  const [file] = await shows(() => saved.mock.calls[0] ?? expect.fail('nothing saved'))
  const text = file instanceof Blob ? await file.text() : ''
  expect(text.split('\r\n')[1]).toBe("EA,'=1+1,1,Enabled,2026-03-02 08:00,Chen Qiming")
})

test('[DICT-02] reports missing fields in the words of the specification and sends nothing', async () => {
  const { bodiesOf, open } = start()
  const tab = await open()
  await press(tab, 'Add value')
  await press(tab, 'Save')
  await shows(() => expect(document.body.textContent).toContain('Select the correct directory'))
  for (const words of ['Enter a name', 'Enter a value', 'Enter the sort']) {
    expect(document.body.textContent).toContain(words)
  }
  expect(bodiesOf(saveDictionary)).toEqual([])
})

test('[DICT-06] disables a value with the version the user saw', async () => {
  const { bodiesOf, fake, open } = start()
  fake.answer(updateDictionaryStatus, { ...UNIT, enabled: 0, version: 5 })
  const tab = await open()
  await press(tab, 'More actions for EA')
  await press(tab, 'Disable')
  await shows(() => expect(bodiesOf(updateDictionaryStatus)).toEqual([{ id: 'a', version: 4, enabled: 0 }]))
})

test.each([
  [true, [{ rows: [{ id: 'a', version: 4 }] }]],
  [false, []],
])('[DICT-03] deletes a value only after confirmation: %s', async (sure, sent) => {
  const { bodiesOf, fake, open } = start()
  fake.answer(deleteDictionary, [{ id: 'a', done: false, msg: 'EA is in use' }])
  fake.confirmAnswer = sure
  const tab = await open()
  await press(tab, 'More actions for EA')
  await press(tab, 'Delete')
  await shows(() => expect(fake.confirms).toHaveLength(1))
  expect(fake.confirms[0]?.message).toContain(ACTION_TEXTS.confirmDeleteDictionary.en)
  await shows(() => expect(bodiesOf(deleteDictionary)).toEqual(sent))
  if (sure) await shows(() => expect(fake.toasts).toEqual([{ kind: 'error', text: 'EA is in use' }]))
})

test('[ADM-94] shows a rate as one amount for both languages, and says that it needs confirmation', async () => {
  const { bodiesOf, fake, open } = start(EDITOR, RATE)
  fake.answer(updateDictionary, { ...RATE, waiting: { id: 7, until: '2026-03-09 08:00:00' } })
  const tab = await open()
  await press(tab, 'Edit')
  await shows(() => expect(document.body.textContent).toContain('another administrator must confirm'))
  type(field(tab, 'Amount or rate'), '7.20')
  await press(tab, 'Save')
  await shows(() =>
    expect(bodiesOf(updateDictionary)).toEqual([
      { id: 'a', version: 4, nameZh: '7.20', nameEn: '7.20', sort: 1 },
    ]),
  )
  await shows(() => expect(fake.toasts.at(-1)?.text).toContain('2026-03-09 08:00'))
})
