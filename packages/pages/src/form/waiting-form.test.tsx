import { CONFLICT } from '@apron/contract/codes/response-codes'
import { type FakeTab, field, press, shows, type } from '@apron/sdk/testing'
import { Type } from 'typebox'
import { expect, test, vi } from 'vitest'
import { CARD, CardSave, saveCard, startForm } from './cards.fixture.tsx'

const WAITING_TEXT = 'No network. Your entries will be saved when the network is back. You can continue.'

async function saveWithoutNetwork(kind: 'page' | 'dialog' = 'page', record = '7') {
  const started = await startForm(kind, { record })
  const { fake, tab } = started
  fake.answer(saveCard, { id: '7' })
  await shows(() => field(tab, 'Name'))
  fake.isAway = true
  type(field(tab, 'Name'), 'Mine')
  await press(tab, 'Save')
  return started
}

const nameOf = (tab: FakeTab) => field(tab, 'Name').value

test('[OFF-10] queues a save without a network: the form says so, may be left, and keeps no draft', async () => {
  const { fake, tab, pageText } = await saveWithoutNetwork()
  await shows(() => expect(pageText()).toContain(WAITING_TEXT))
  await shows(() => expect(tab.dirty).toBe(false))
  expect(fake.toasts.map(({ kind }) => kind)).toEqual(['info'])
  await shows(() => expect(fake.drafts.size).toBe(0))
  expect(fake.requests).toEqual([])
})

test('[OFF-10] does not treat a queued save as a draft even if an earlier draft loads late; offers the earlier one', async () => {
  const { fake, tab, pageText, loadDraft } = await startForm('page', { record: '7', loadsDraftLate: true })
  const before = { title: 'Card', start: { ...CARD }, values: { ...CARD, code: 'OLD' }, keptAt: 1 }
  fake.drafts.set('card.save 7', before)
  await shows(() => field(tab, 'Name'))
  fake.isAway = true
  type(field(tab, 'Name'), 'Mine')
  await press(tab, 'Save')
  await shows(() => expect(tab.dirty).toBe(false))
  const keep = vi.spyOn(fake.host.drafts, 'keep')
  loadDraft()
  await shows(() => expect(pageText()).toContain('You entered the following here'))
  await press(tab, 'Take over')
  await shows(() => expect(pageText()).not.toContain('You entered the following here'))
  await shows(() => expect(keep).toHaveBeenCalledOnce())
})

test('[OFF-10] treats later input as unsaved and keeps it when the queued save is done', async () => {
  const { fake, tab, pageText } = await saveWithoutNetwork()
  await shows(() => expect(pageText()).toContain(WAITING_TEXT))
  type(field(tab, 'Name'), 'Mine too')
  await shows(() => expect(tab.dirty).toBe(true))
  await fake.comeBack()
  await shows(() => expect(pageText()).not.toContain(WAITING_TEXT))
  expect(nameOf(tab)).toBe('Mine too')
  expect(tab.dirty).toBe(true)
  expect(fake.requests.map(({ body }) => body)).toEqual([{ ...CARD, name: 'Mine' }])
})

test('[OFF-10] has no unsaved changes after the queued save, and sends the next save as usual', async () => {
  const { fake, tab, pageText } = await saveWithoutNetwork()
  await fake.comeBack()
  await shows(() => expect(pageText()).not.toContain(WAITING_TEXT))
  expect(tab.dirty).toBe(false)
  type(field(tab, 'Name'), 'Again')
  await press(tab, 'Save')
  await shows(() => expect(fake.requests).toHaveLength(2))
})

test('[OFF-10] continues in a dialog when the queued save is done', async () => {
  const { fake, pageText } = await saveWithoutNetwork('dialog')
  await shows(() => expect(pageText()).toContain(WAITING_TEXT))
  await fake.comeBack()
  await shows(() => expect(pageText()).toContain('closed'))
})

test('[OFF-10] continues in a hidden tab when the user returns to it', async () => {
  const { fake, tab, pageText } = await saveWithoutNetwork('dialog', 'new')
  await shows(() => expect(pageText()).toContain(WAITING_TEXT))
  tab.hide()
  await fake.comeBack()
  expect(pageText()).not.toContain('closed')
  tab.show()
  await shows(() => expect(pageText()).toContain('closed'))
})

test('[OFF-15] shows a later rejection by the server in the form, with the input', async () => {
  const { fake, tab, pageText } = await saveWithoutNetwork()
  await shows(() => expect(pageText()).toContain(WAITING_TEXT))
  fake.refuse(saveCard, CONFLICT, 'Changed by somebody else')
  await fake.comeBack()
  await shows(() => expect(pageText()).toContain('Changed by somebody else'))
  expect(pageText()).not.toContain(WAITING_TEXT)
  expect(nameOf(tab)).toBe('Mine')
  expect(tab.dirty).toBe(true)
})

test('queues nothing for a form without a record key', async () => {
  const { fake, tab, pageText } = await startForm('page')
  fake.answer(saveCard, () => {
    throw new TypeError('Failed to fetch')
  })
  await shows(() => field(tab, 'Name'))
  fake.isAway = true
  await press(tab, 'Save')
  await shows(() => expect(pageText()).toContain('The portal cannot be reached'))
})

test.each([
  ['en', 'Name', 'Save', 'This save cannot wait on this device, and nothing was sent.'],
  ['zh', 'Name', '保存', '此次保存不能暂存在本机，没有发送任何内容。'],
] as const)(
  '[OFF-16] says in %s that a save cannot wait and keeps the input',
  async (lang, name, save, text) => {
    const { fake, tab, pageText } = await startForm('page', { lang, record: '7' })
    await shows(() => field(tab, name))
    fake.isAway = true
    fake.savesCanWait = false
    type(field(tab, name), 'Mine')
    await press(tab, save)
    await shows(() => expect(pageText()).toContain(text))
    expect(fake.requests).toEqual([])
    expect(field(tab, name).value).toBe('Mine')
    expect(tab.dirty).toBe(true)
    expect(fake.drafts.get('card.save 7')?.values).toMatchObject({ name: 'Mine' })
  },
)

test('[DRF-05] names the secret fields of its schema in drafts and saves', async () => {
  const schema = Type.Object({ ...CardSave.properties, code: Type.String({ secret: true }) })
  const { fake, tab } = await startForm('page', { schema, record: '7' })
  const sent = vi.spyOn(fake.host.saves, 'send')
  fake.answer(saveCard, { id: '7' })
  await shows(() => field(tab, 'Name'))
  type(field(tab, 'Name'), 'Mine')
  await shows(() => expect(fake.drafts.get('card.save 7')?.secrets).toEqual(['code']))
  await press(tab, 'Save')
  await shows(() => expect(sent.mock.calls[0]?.[1].secrets).toEqual(['code']))
})
