import { queryColumnSetting, saveColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { type FakeTab, press, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startCards } from '../cards.fixture.tsx'

const chooser = ({ portalRoot }: FakeTab) => portalRoot.querySelector('[role=dialog]')
const headers = ({ el }: FakeTab) => [...el.querySelectorAll('thead th')].map(head => head.textContent)
const box = (tab: FakeTab, column: string) =>
  [...(chooser(tab)?.querySelectorAll('label') ?? [])]
    .find(({ textContent }) => textContent === column)
    ?.querySelector('input')

/** Opens a list of two columns and unticks the second in the chooser. */
async function start() {
  const { fake, names, tab } = await startCards(1)
  await shows(() => expect(names()).toHaveLength(1))
  await press(tab, 'Columns')
  await shows(() => expect(box(tab, 'Number')?.checked).toBe(true))
  box(tab, 'Number')?.click()
  return { fake, tab, texts: () => fake.toasts.map(({ kind, text }) => `${kind}: ${text}`) }
}

test('[TBL-02, TBL-06] saves chosen columns under the code of the list, as joined labels, and applies them', async () => {
  const { fake, tab, texts } = await start()
  fake.answer(saveColumnSetting, { id: '1', code: 'CARDS', value: 'Name' })
  await press(tab, 'Confirm')
  await shows(() => expect(chooser(tab)).toBeNull())
  expect(texts()).toEqual([])
  expect(headers(tab)).toEqual(['Name'])
  const bodies = () =>
    fake.requests.filter(({ path }) => path === saveColumnSetting.path).map(({ body }) => body)
  expect(bodies()).toEqual([{ code: 'CARDS', value: 'Name' }])
  const settingRequests = fake.requests.find(({ path }) => path === queryColumnSetting.path)
  expect(settingRequests?.query.get('code')).toBe('CARDS')
  await press(tab, 'Columns')
  await press(tab, 'Restore defaults')
  await press(tab, 'Confirm')
  await shows(() => expect(bodies().at(-1)).toEqual({ id: '1', code: 'CARDS', value: 'Name,Number' }))
})

test('[TBL-03] names the setting that could not be saved, with the reason, and keeps the chooser open', async () => {
  const { fake, tab, texts } = await start()
  fake.refuse(saveColumnSetting, 400, 'Not a code', 400)
  await press(tab, 'Confirm')
  await shows(() => expect(texts()).toEqual(['error: Could not save the column setting (CARDS): Not a code']))
  expect(box(tab, 'Number')?.checked).toBe(false)
  expect(headers(tab)).toEqual(['Name', 'Number'])
  fake.answer(saveColumnSetting, { id: '1', code: 'CARDS', value: 'Name' })
  await press(tab, 'Confirm')
  await shows(() => expect(headers(tab)).toEqual(['Name']))
})

test('[TBL-03] reports a save without a response as an interface exception', async () => {
  const { fake, tab, texts } = await start()
  fake.answer(saveColumnSetting, () => Promise.reject(new TypeError('Failed to fetch')))
  await press(tab, 'Confirm')
  await shows(() =>
    expect(texts()).toEqual(['error: Could not save the column setting (CARDS): The service did not answer']),
  )
  expect(box(tab, 'Number')?.checked).toBe(false)
})

test('[TBL-03] names the columns that could not be loaded, with the reason, and shows all columns', async () => {
  const { fake, open } = await startCards(1)
  fake.refuse(queryColumnSetting, 400, 'Not a code', 400)
  const elsewhere = await open({ id: 'else', airport: { id: '2', code: 'SZX', name: 'Shenzhen' } })
  await shows(() =>
    expect(fake.toasts).toEqual([
      { kind: 'error', text: 'Could not read the column setting (CARDS): Not a code' },
    ]),
  )
  expect(headers(elsewhere)).toEqual(['Name', 'Number'])
})

test('leaves a missing network to the shell and reports a rejection', async () => {
  const { fake, open } = await startCards(1)
  const at = (code: string) => open({ id: code, airport: { id: code, code, name: code } })
  fake.answer(queryColumnSetting, () => Promise.reject(new TypeError('Failed to fetch')))
  const away = await at('SZX')
  const settingRequests = () => fake.requests.filter(({ path }) => path === queryColumnSetting.path)
  // A read without a response is tried twice.
  await shows(() => expect(settingRequests()).toHaveLength(3))
  fake.refuse(queryColumnSetting, 400, 'Not a code', 400)
  await at('HAK')
  await shows(() => expect(fake.toasts).not.toEqual([]))
  expect(fake.toasts.map(({ text }) => text)).toEqual([
    'Could not read the column setting (CARDS): Not a code',
  ])
  expect(headers(away)).toEqual(['Name', 'Number'])
})
