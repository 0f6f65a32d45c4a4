import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { type FakeHost, type FakeTab, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { checkOrderDetail, returnCheck, saveCheckResults } from '../../contract/checks/check-order.calls.ts'
import { bootstrap } from '../entry.tsx'
import { orderInWork } from '../testing/check-orders.fixture.ts'
import { startApp } from '../testing/running-app.fixture.ts'

const ADDRESS = '/safetyQuality/checkedResult?id=order-1&source=checkList'

const remark = ({ el }: FakeTab, seq: number) =>
  el.querySelector<HTMLTextAreaElement>(`[data-item=item-${seq}] textarea`)

/** Returns the text that offers a kept draft, or an empty string. */
const offer = ({ el }: FakeTab) =>
  [...el.querySelectorAll('.ap-alert')].find(({ textContent }) => textContent.includes('unsaved entries'))
    ?.textContent ?? ''

/** Opens an order in progress. `reload` mounts it again with the drafts kept on the device. */
async function startOrder() {
  const { fake } = await startApp()
  fake.answer(checkOrderDetail, orderInWork(1, ['first', 'second']))
  async function show(): Promise<FakeTab> {
    const app = await bootstrap(fake.host)
    const tab = fake.openTab(ADDRESS)
    await app.prepare?.(tab.tab.location.path)
    await tab.mount(app)
    await shows(() => expect(tab.el.textContent).toContain('Question 2'))
    return tab
  }
  const reload = async (tab: FakeTab) => {
    await tab.unmount()
    const next = await show()
    await shows(() => expect(offer(next)).not.toBe(''))
    return next
  }
  return { fake, reload, show, tab: await show() }
}

const keeps = ({ drafts }: FakeHost, count: number) => shows(() => expect(drafts.size).toBe(count))

test('[DRF-01] offers typed text when the order is opened again, applies it, and removes it once saved', async () => {
  const { fake, reload, show, tab } = await startOrder()
  type(remark(tab, 1), 'seepage')
  await keeps(fake, 1)
  const again = await reload(tab)
  expect(offer(again)).toContain('did not save it: item 1.')
  expect(again.el.querySelectorAll('.ap-alert input[type=radio]')).toHaveLength(0)
  expect(remark(again, 1)?.value).toBe('first')
  await press(again, 'Take over')
  await shows(() => expect(remark(again, 1)?.value).toBe('seepage'))
  const saved = orderInWork(2, ['seepage', 'second'])
  fake.answer(saveCheckResults, saved)
  fake.answer(checkOrderDetail, saved)
  await press(again, 'Save')
  await keeps(fake, 0)
  await again.unmount()
  const last = await show()
  await shows(() => expect(remark(last, 1)?.value).toBe('seepage'))
  expect(offer(last)).toBe('')
})

test.each([
  ['applies the draft without asking', orderInWork(1, ['first', 'second']), 'seepage', ''],
  [
    'asks if a colleague has changed the same field',
    orderInWork(2, ['theirs', 'second']),
    'theirs',
    'Mine: Open · seepage',
  ],
])('[BAR-03, DRF-01] after a language change %s', async (_, order, value, question) => {
  const { fake, show, tab } = await startOrder()
  type(remark(tab, 1), 'seepage')
  await keeps(fake, 1)
  await tab.unmount()
  for (const [key, draft] of fake.drafts) fake.drafts.set(key, { ...draft, isReloaded: true })
  fake.answer(checkOrderDetail, order)
  const again = await show()
  await shows(() => expect(remark(again, 1)?.value).toBe(value))
  await shows(() => expect(offer(again)).toContain(question))
  expect(offer(again) === '').toBe(question === '')
  expect(fake.drafts.size).toBe(1)
})

test('[DRF-01] removes the draft when it is discarded in the notice or with its tab', async () => {
  const { fake, reload, tab } = await startOrder()
  type(remark(tab, 1), 'seepage')
  await keeps(fake, 1)
  const again = await reload(tab)
  await press(again, 'Discard')
  await keeps(fake, 0)
  await shows(() => expect(offer(again)).toBe(''))
  type(remark(again, 1), 'typed later')
  await keeps(fake, 1)
  const mayClose = again.mayClose()
  await press(again, 'Discard')
  expect(await mayClose).toBe(true)
  await keeps(fake, 0)
})

test('[DRF-01] keeps the offered draft when more is typed', async () => {
  const { fake, reload, tab } = await startOrder()
  type(remark(tab, 1), 'seepage')
  await keeps(fake, 1)
  const again = await reload(tab)
  type(remark(again, 2), 'typed later')
  await shows(() => expect(JSON.stringify([...fake.drafts.values()])).toContain('typed later'))
  const last = await reload(again)
  await press(last, 'Take over')
  await shows(() => expect([1, 2].map(seq => remark(last, seq)?.value)).toEqual(['seepage', 'typed later']))
})

test.each([
  ['mine', 'mine', 'seepage', 1],
  ['what was saved', 'saved', 'typed elsewhere', 0],
])(
  '[DRF-03] shows the draft next to a newer saved value, and applies the choice: %s',
  async (_what, side, value, kept) => {
    const { fake, reload, tab } = await startOrder()
    type(remark(tab, 1), 'seepage')
    await keeps(fake, 1)
    fake.answer(checkOrderDetail, orderInWork(2, ['typed elsewhere', 'second']))
    const again = await reload(tab)
    expect(offer(again)).toContain('Mine: Open · seepage')
    expect(offer(again)).toContain('Saved: Open · typed elsewhere')
    const radios = [...again.el.querySelectorAll<HTMLInputElement>('.ap-alert input[type=radio]')]
    expect(radios.filter(({ checked }) => checked).map(radio => radio.value)).toEqual(['mine'])
    radios.find(radio => radio.value === side)?.click()
    await press(again, 'Take over')
    await shows(() => expect(remark(again, 1)?.value).toBe(value))
    await keeps(fake, kept)
    if (kept === 0) return
    fake.answer(saveCheckResults, orderInWork(3, ['seepage', 'second']))
    await press(again, 'Save')
    await keeps(fake, 0)
    const sent = fake.requests.findLast(({ path }) => path.endsWith(saveCheckResults.path))?.body
    expect(sent).toMatchObject({ version: 2, results: [{ itemId: 'item-1', remark: 'seepage' }] })
  },
)

test('[OFF-12] keeps and offers again the text of a decision that got no response', async () => {
  const { fake, show, tab } = await startOrder()
  fake.answer(checkOrderDetail, { ...orderInWork(2, ['first', 'second']), actions: ['return'] })
  await tab.unmount()
  const open = async () => {
    const next = await show()
    await press(next, 'Return')
    await shows(() => expect(next.portalRoot.querySelector('textarea')).not.toBeNull())
    return next
  }
  const asking = await open()
  const reason = () => asking.portalRoot.querySelector('textarea')
  type(reason(), 'Please add the photos')
  await keeps(fake, 1)
  fake.answer(returnCheck, () => Promise.reject(new TypeError('Failed to fetch')))
  const decide = [...asking.portalRoot.querySelectorAll('button')].findLast(
    ({ textContent }) => textContent === 'Return',
  )
  decide?.click()
  await shows(() =>
    expect(fake.toasts.map(({ text }) => text)).toEqual([
      expect.stringContaining(CLIENT_TEXTS.notSentLater.en),
    ]),
  )
  expect(reason()?.value).toBe('Please add the photos')
  await keeps(fake, 1)
  await asking.unmount()
  const again = await open()
  await shows(() => expect(again.portalRoot.textContent).toContain('unsaved entries'))
})
