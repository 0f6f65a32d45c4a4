import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { type FakeHost, type FakeTab, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { checkOrderDetail, returnCheck, saveCheckResults } from '../../contract/checks/check-order.calls.ts'
import { bootstrap } from '../entry.tsx'
import { orderInProgress } from '../testing/check-orders.fixture.ts'
import { startApp } from '../testing/running-app.fixture.ts'

const ADDRESS = '/safetyQuality/checkedResult?id=order-1&source=checkList'

const remark = ({ el }: FakeTab, seq: number) =>
  el.querySelector<HTMLTextAreaElement>(`[data-item=item-${seq}] textarea`)

/** Returns the text that offers a stored draft, or an empty string. */
const draftNotice = ({ el }: FakeTab) =>
  [...el.querySelectorAll('.ap-alert')].find(({ textContent }) => textContent.includes('unsaved entries'))
    ?.textContent ?? ''

/** Opens an order in progress. `reload` mounts it again with the drafts stored on the device. */
async function startOrder() {
  const { fake } = await startApp()
  fake.answer(checkOrderDetail, orderInProgress(1, ['first', 'second']))
  async function openOrder(): Promise<FakeTab> {
    const app = await bootstrap(fake.host)
    const tab = fake.openTab(ADDRESS)
    await app.prepare?.(tab.tab.location.path)
    await tab.mount(app)
    await shows(() => expect(tab.el.textContent).toContain('Question 2'))
    return tab
  }
  const reload = async (tab: FakeTab) => {
    await tab.unmount()
    const next = await openOrder()
    await shows(() => expect(draftNotice(next)).not.toBe(''))
    return next
  }
  return { fake, reload, openOrder, tab: await openOrder() }
}

const expectDraftCount = ({ drafts }: FakeHost, count: number) => shows(() => expect(drafts.size).toBe(count))

test('[DRF-01] offers typed text when the order is opened again, applies it, and removes it once saved', async () => {
  const { fake, reload, openOrder, tab } = await startOrder()
  type(remark(tab, 1), 'seepage')
  await expectDraftCount(fake, 1)
  const reopened = await reload(tab)
  expect(draftNotice(reopened)).toContain('did not save it: item 1.')
  expect(reopened.el.querySelectorAll('.ap-alert input[type=radio]')).toHaveLength(0)
  expect(remark(reopened, 1)?.value).toBe('first')
  await press(reopened, 'Take over')
  await shows(() => expect(remark(reopened, 1)?.value).toBe('seepage'))
  const saved = orderInProgress(2, ['seepage', 'second'])
  fake.answer(saveCheckResults, saved)
  fake.answer(checkOrderDetail, saved)
  await press(reopened, 'Save')
  await expectDraftCount(fake, 0)
  await reopened.unmount()
  const last = await openOrder()
  await shows(() => expect(remark(last, 1)?.value).toBe('seepage'))
  expect(draftNotice(last)).toBe('')
})

test.each([
  ['applies the draft without asking', orderInProgress(1, ['first', 'second']), 'seepage', ''],
  [
    'asks if a colleague has changed the same field',
    orderInProgress(2, ['theirs', 'second']),
    'theirs',
    'Mine: Open · seepage',
  ],
])('[BAR-03, DRF-01] after a language change %s', async (_, order, value, question) => {
  const { fake, openOrder, tab } = await startOrder()
  type(remark(tab, 1), 'seepage')
  await expectDraftCount(fake, 1)
  await tab.unmount()
  for (const [key, draft] of fake.drafts) fake.drafts.set(key, { ...draft, isReloaded: true })
  fake.answer(checkOrderDetail, order)
  const reopened = await openOrder()
  await shows(() => expect(remark(reopened, 1)?.value).toBe(value))
  await shows(() => expect(draftNotice(reopened)).toContain(question))
  expect(draftNotice(reopened) === '').toBe(question === '')
  expect(fake.drafts.size).toBe(1)
})

test('[DRF-01] removes the draft when it is discarded in the notice or with its tab', async () => {
  const { fake, reload, tab } = await startOrder()
  type(remark(tab, 1), 'seepage')
  await expectDraftCount(fake, 1)
  const reopened = await reload(tab)
  await press(reopened, 'Discard')
  await expectDraftCount(fake, 0)
  await shows(() => expect(draftNotice(reopened)).toBe(''))
  type(remark(reopened, 1), 'typed later')
  await expectDraftCount(fake, 1)
  const mayClose = reopened.mayClose()
  await press(reopened, 'Discard')
  expect(await mayClose).toBe(true)
  await expectDraftCount(fake, 0)
})

test('[DRF-01] keeps the offered draft when more is typed', async () => {
  const { fake, reload, tab } = await startOrder()
  type(remark(tab, 1), 'seepage')
  await expectDraftCount(fake, 1)
  const reopened = await reload(tab)
  type(remark(reopened, 2), 'typed later')
  await shows(() => expect(JSON.stringify([...fake.drafts.values()])).toContain('typed later'))
  const last = await reload(reopened)
  await press(last, 'Take over')
  await shows(() => expect([1, 2].map(seq => remark(last, seq)?.value)).toEqual(['seepage', 'typed later']))
})

test.each([
  ['mine', 'mine', 'seepage', 1],
  ['the saved value', 'saved', 'typed elsewhere', 0],
])(
  '[DRF-03] shows the draft next to a newer saved value, and applies the choice: %s',
  async (_what, side, value, draftCount) => {
    const { fake, reload, tab } = await startOrder()
    type(remark(tab, 1), 'seepage')
    await expectDraftCount(fake, 1)
    fake.answer(checkOrderDetail, orderInProgress(2, ['typed elsewhere', 'second']))
    const reopened = await reload(tab)
    expect(draftNotice(reopened)).toContain('Mine: Open · seepage')
    expect(draftNotice(reopened)).toContain('Saved: Open · typed elsewhere')
    const radios = [...reopened.el.querySelectorAll<HTMLInputElement>('.ap-alert input[type=radio]')]
    expect(radios.filter(({ checked }) => checked).map(radio => radio.value)).toEqual(['mine'])
    radios.find(radio => radio.value === side)?.click()
    await press(reopened, 'Take over')
    await shows(() => expect(remark(reopened, 1)?.value).toBe(value))
    await expectDraftCount(fake, draftCount)
    if (draftCount === 0) return
    fake.answer(saveCheckResults, orderInProgress(3, ['seepage', 'second']))
    await press(reopened, 'Save')
    await expectDraftCount(fake, 0)
    const sent = fake.requests.findLast(({ path }) => path.endsWith(saveCheckResults.path))?.body
    expect(sent).toMatchObject({ version: 2, results: [{ itemId: 'item-1', remark: 'seepage' }] })
  },
)

test('[OFF-12] stores and offers again the text of a decision that got no response', async () => {
  const { fake, openOrder, tab } = await startOrder()
  fake.answer(checkOrderDetail, { ...orderInProgress(2, ['first', 'second']), actions: ['return'] })
  await tab.unmount()
  const open = async () => {
    const next = await openOrder()
    await press(next, 'Return')
    await shows(() => expect(next.portalRoot.querySelector('textarea')).not.toBeNull())
    return next
  }
  const asking = await open()
  const reason = () => asking.portalRoot.querySelector('textarea')
  type(reason(), 'Please add the photos')
  await expectDraftCount(fake, 1)
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
  await expectDraftCount(fake, 1)
  await asking.unmount()
  const reopened = await open()
  await shows(() => expect(reopened.portalRoot.textContent).toContain('unsaved entries'))
})
