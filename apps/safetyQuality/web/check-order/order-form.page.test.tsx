import { queryDepartments } from '@apron/contract/organisation/department.calls'
import type { TextOverrides } from '@apron/contract/texts/pick-texts'
import { type FakeTab, field, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import type { CheckDraft } from '../../contract/checks/check-draft.entities.ts'
import { EMPTY_ITEM } from '../../contract/checks/check-draft.fixture.ts'
import * as calls from '../../contract/checks/check-order.calls.ts'
import { orderInProgress } from '../testing/check-orders.fixture.ts'
import { startApp } from '../testing/running-app.fixture.ts'
import { CHECK_ORDER_TEXTS } from './check-order.texts.ts'

const ITEM = { ...EMPTY_ITEM, group: 'Tools' }
const DRAFT: CheckDraft = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 2,
  template: null,
  titleZh: 'Lights',
  titleEn: '',
  checkCat: 'ROUTINE',
  checkedDept: 'D0501',
  area: '',
  basis: '',
  announced: true,
  leadChecker: '100104',
  checkers: [],
  planStart: '2026-03-01',
  planEnd: '2026-03-05',
  items: [
    { ...ITEM, textZh: 'One' },
    { ...ITEM, textZh: 'Two', method: 'MEASURE', unit: '°C', min: 18, max: 24 },
  ],
}

async function openDraft(draft: CheckDraft = DRAFT, texts: TextOverrides = {}) {
  const { fake, open } = await startApp('en')
  fake.setSession({ resources: [calls.CHECK_ADD_PERMISSION], texts })
  fake.answer(calls.checkDraft, draft)
  fake.answer(calls.offeredTemplates, [])
  fake.answer(queryDepartments, [])
  fake.answer(calls.saveCheckDraft, orderInProgress(3, ['', '']))
  const tab = await open(`/safetyQuality/checkOrder?id=${DRAFT.id}`)
  await shows(() => expect(lineTexts(tab)).toHaveLength(draft.items.length))
  const lastSaved = () => fake.requests.findLast(({ path }) => path.endsWith(calls.saveCheckDraft.path))?.body
  return { lastSaved, tab }
}

const lines = ({ el }: FakeTab) => [...el.querySelectorAll('.ap-line')]
const lineTexts = (tab: FakeTab) => lines(tab).map(line => line.querySelector('input')?.value)
const labelsIn = (line: Element | undefined) =>
  [...(line?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent.replace('*', '').trim())
const save = (tab: FakeTab) => press(tab, CHECK_ORDER_TEXTS.save.en)

test('adds an item to the group of the previous one and focuses it', async () => {
  const { lastSaved, tab } = await openDraft()
  await press(tab, 'Add item')
  await shows(() => expect(lines(tab)[2]?.querySelector('input')).toBe(document.activeElement))
  await save(tab)
  await shows(() => expect(lines(tab)[2]?.textContent).toContain('Enter a value'))
  expect(lastSaved()).toBeUndefined()
  type(lines(tab)[2]?.querySelector('input') ?? null, 'Three')
  await save(tab)
  await shows(() =>
    expect(lastSaved()).toMatchObject({ items: [{}, {}, { textZh: 'Three', group: 'Tools' }] }),
  )
})

test('moves an item and keeps the focus on one of its buttons', async () => {
  const { lastSaved, tab } = await openDraft()
  await press(tab, 'Move item 2 up')
  await shows(() => expect(lineTexts(tab)).toEqual(['Two', 'One']))
  await shows(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move item 1 down'))
  expect(tab.el.textContent).toContain('It is now item 1')
  await save(tab)
  await shows(() => expect(lastSaved()).toMatchObject({ items: [{ textZh: 'Two' }, { textZh: 'One' }] }))
})

test('asks for limits only of measured items, and for more values on demand', async () => {
  const { lastSaved, tab } = await openDraft()
  expect(labelsIn(lines(tab)[0])).not.toContain('Upper limit')
  expect(labelsIn(lines(tab)[1])).toContain('Upper limit')
  await press(tab, 'Measure another value')
  type(field(tab, 'Unit 2'), '%RH')
  await save(tab)
  await shows(() =>
    expect(lastSaved()).toMatchObject({ items: [{}, { more: [{ unit: '%RH', min: null, max: null }] }] }),
  )
  await press(tab, 'Remove value 2')
  await shows(() => expect(labelsIn(lines(tab)[1])).not.toContain('Unit 2'))
})

test('sends an unchanged draft as it was loaded', async () => {
  const { lastSaved, tab } = await openDraft()
  type(field(tab, 'Area'), 'H1')
  await save(tab)
  await shows(() => expect(lastSaved()).toEqual({ ...DRAFT, area: 'H1' }))
})

test('[I18N-02] uses texts that operators changed', async () => {
  const { tab } = await openDraft(DRAFT, {
    'safetyQuality.checkOrder.field.titleZh': { en: 'Subject' },
    'safetyQuality.checkOrder.items.textZh': { en: 'Question' },
    'safetyQuality.checkOrder.items.add': { en: 'Add question' },
    'safetyQuality.method.OBSERVE': { en: 'On the spot' },
  })
  expect(field(tab, 'Subject').value).toBe('Lights')
  expect(labelsIn(lines(tab)[0])[0]).toBe('Question')
  const inputs = [...(lines(tab)[0]?.querySelectorAll('input') ?? [])]
  expect(inputs.map(({ value }) => value)).toContain('On the spot')
  await press(tab, 'Add question')
  await shows(() => expect(lines(tab)).toHaveLength(3))
})
