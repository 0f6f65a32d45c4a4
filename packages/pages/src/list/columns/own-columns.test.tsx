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

/** A list of two columns whose chooser is open and has the second one unticked. */
async function start() {
  const { fake, names, tab } = await startCards(1)
  await shows(() => expect(names()).toHaveLength(1))
  await press(tab, 'Columns')
  await shows(() => expect(box(tab, 'Number')?.checked).toBe(true))
  box(tab, 'Number')?.click()
  return { fake, tab, texts: () => fake.toasts.map(({ kind, text }) => `${kind}: ${text}`) }
}

test('[TBL-02, TBL-06] chosen columns are saved under the code of the list, as joined labels, and drawn', async () => {
  const { fake, tab, texts } = await start()
  fake.answer(saveColumnSetting, { id: '1', code: 'CARDS', value: 'Name' })
  await press(tab, 'Confirm')
  await shows(() => expect(chooser(tab)).toBeNull())
  expect(texts()).toEqual([])
  expect(headers(tab)).toEqual(['Name'])
  const bodies = () =>
    fake.requests.filter(({ path }) => path === saveColumnSetting.path).map(({ body }) => body)
  expect(bodies()).toEqual([{ code: 'CARDS', value: 'Name' }])
  const asked = fake.requests.find(({ path }) => path === queryColumnSetting.path)
  expect(asked?.query.get('code')).toBe('CARDS')
  await press(tab, 'Columns')
  await press(tab, 'Restore defaults')
  await press(tab, 'Confirm')
  await shows(() => expect(bodies().at(-1)).toEqual({ id: '1', code: 'CARDS', value: 'Name,Number' }))
})

test('[TBL-03] what could not be saved is named, with the reason, and the choice stays open', async () => {
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

test('[TBL-03] a save that nothing answers is an interface exception', async () => {
  const { fake, tab, texts } = await start()
  fake.answer(saveColumnSetting, () => Promise.reject(new TypeError('Failed to fetch')))
  await press(tab, 'Confirm')
  await shows(() =>
    expect(texts()).toEqual(['error: Could not save the column setting (CARDS): The service did not answer']),
  )
  expect(box(tab, 'Number')?.checked).toBe(false)
})

test('[TBL-03] columns that could not be read are named, with the reason, and all are drawn', async () => {
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

test('leaves the lack of a network to the shell, and tells of a refusal', async () => {
  const { fake, open } = await startCards(1)
  const at = (code: string) => open({ id: code, airport: { id: code, code, name: code } })
  fake.answer(queryColumnSetting, () => Promise.reject(new TypeError('Failed to fetch')))
  const away = await at('SZX')
  const asked = () => fake.requests.filter(({ path }) => path === queryColumnSetting.path)
  // A read that nothing answers is tried twice.
  await shows(() => expect(asked()).toHaveLength(3))
  fake.refuse(queryColumnSetting, 400, 'Not a code', 400)
  await at('HAK')
  await shows(() => expect(fake.toasts).not.toEqual([]))
  expect(fake.toasts.map(({ text }) => text)).toEqual([
    'Could not read the column setting (CARDS): Not a code',
  ])
  expect(headers(away)).toEqual(['Name', 'Number'])
})
