import { field, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { approveCards, startCards } from '../cards.fixture.tsx'

const box = (of: ParentNode, label: string) =>
  [...of.querySelectorAll('label.ap-check')]
    .find(each => each.textContent === label)
    ?.querySelector('input') ?? expect.fail(`no box ${label}`)
const bar = () => document.querySelector('[role=group][aria-label="Bulk actions"]')
const selectionText = () => bar()?.querySelector('output')?.textContent
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
const lines = () => [...(dialog()?.querySelectorAll('li') ?? [])].map(line => line.textContent)
const pressIn = (place: ParentNode | null, label: string) =>
  (
    [...(place?.querySelectorAll('button') ?? [])].find(button => button.textContent === label) ??
    expect.fail(`no button ${label}`)
  ).click()

async function startTicking(count = 23) {
  const cards = await startCards(count, { resources: ['card:approve'] })
  await shows(() => box(cards.tab.el, 'Select Card 1'))
  const tick = (label: string) => box(cards.tab.el, label).click()
  return { ...cards, tick }
}

test('[LIST-06] ticks rows of several pages, shows their number and clears them with one click', async () => {
  const { names, tab, tick } = await startTicking()
  expect(bar()).toBeNull()
  tick('Select Card 2')
  await shows(() => expect(selectionText()).toBe('1 selected'))
  await press(tab, 'Page 3')
  await shows(() => expect(names()).toHaveLength(3))
  tick('Select this page')
  await shows(() => expect(selectionText()).toBe('4 selected'))
  await press(tab, 'Page 1')
  await shows(() => expect(box(tab.el, 'Select Card 2').checked).toBe(true))
  expect(box(tab.el, 'Select Card 1').checked).toBe(false)
  pressIn(bar(), 'Clear selection')
  await shows(() => expect(bar()).toBeNull())
})

test('[LIST-06] ticks the other rows of this page from the bar', async () => {
  const { tick } = await startTicking()
  tick('Select Card 2')
  await shows(() => expect(selectionText()).toBe('1 selected'))
  pressIn(bar(), 'Select this page')
  await shows(() => expect(selectionText()).toBe('9 selected'))
  expect(bar()?.textContent).not.toContain('Select this page')
})

test('[LIST-06] shows no checkboxes if no action is permitted', async () => {
  const { names, tab } = await startCards(3)
  await shows(() => expect(names()[2]).toBe('Card 3'))
  expect(tab.el.querySelectorAll('td input')).toHaveLength(0)
})

test('[LIST-06] shows no checkbox for a row that no action applies to', async () => {
  const { tab, tick } = await startTicking()
  const boxes = () => tab.el.querySelectorAll('td input')
  expect(boxes()).toHaveLength(9)
  tick('Select this page')
  await shows(() => expect(selectionText()).toBe('9 selected'))
  expect(box(tab.el, 'Select this page').checked).toBe(true)
})

test('[LIST-06] clears the ticks when the filter changes', async () => {
  const { tab, tick } = await startTicking()
  tick('Select Card 2')
  await shows(() => expect(selectionText()).toBe('1 selected'))
  type(field(tab, 'Text'), 'Card 1')
  await press(tab, 'Search')
  await shows(() => expect(bar()).toBeNull())
})

test('[LIST-06] ticks at most a hundred rows and says so', async () => {
  const { tab, tick } = await startTicking(120)
  const sizes = tab.el.querySelector('select') ?? expect.fail('no page sizes')
  sizes.value = '50'
  sizes.dispatchEvent(new Event('change', { bubbles: true }))
  for (const page of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    await press(tab, `Page ${page}`)
    // oxlint-disable-next-line no-await-in-loop -- page after page
    await shows(() => expect(tab.el.textContent).toContain(`Card ${page * 50 - 30}`))
    tick('Select this page')
  }
  await shows(() => expect(selectionText()).toBe('100 selected, the maximum at once'))
})

test('[LIST-07] shows the affected rows before the decision and each result after it; failed rows stay ticked', async () => {
  const { fake, queries, tab, tick } = await startTicking()
  const sent: unknown[] = []
  fake.answer(approveCards, ({ body }) => {
    sent.push(body)
    return [
      { id: 'c2', done: true, msg: '' },
      { id: 'c3', done: false, msg: 'Changed by somebody else' },
    ]
  })
  tick('Select Card 2')
  tick('Select Card 3')
  await shows(() => expect(selectionText()).toBe('2 selected'))
  pressIn(bar(), 'Approve')
  await shows(() => expect(lines()).toEqual(['Card 2', 'Card 3']))
  expect(dialog()?.textContent).toContain('These cards will be approved.')
  pressIn(dialog(), 'Approve')
  await shows(() => expect(dialog()?.textContent).toContain('Say why'))
  expect(sent).toEqual([])
  type(dialog()?.querySelector('textarea') ?? null, ' all in order ')
  const before = queries.length
  pressIn(dialog(), 'Approve')
  await shows(() => expect(lines()).toEqual(['Card 2Done', 'Card 3Not doneChanged by somebody else']))
  expect(sent).toEqual([{ ids: ['c2', 'c3'], remark: 'all in order' }])
  expect(queries.length).toBeGreaterThan(before)
  pressIn(dialog(), 'Close')
  await shows(() => expect(dialog()).toBeNull())
  expect(selectionText()).toBe('1 selected')
  expect(box(tab.el, 'Select Card 3').checked).toBe(true)
  expect(box(tab.el, 'Select Card 2').checked).toBe(false)
})

test('[LIST-07] keeps the dialog open and all rows ticked if the call fails, and reloads the list', async () => {
  const { queries, fake, tick } = await startTicking()
  fake.refuse(approveCards, 1004, 'Not now')
  tick('Select Card 2')
  await shows(() => expect(selectionText()).toBe('1 selected'))
  pressIn(bar(), 'Approve')
  await shows(() => expect(lines()).toEqual(['Card 2']))
  type(dialog()?.querySelector('textarea') ?? null, 'all in order')
  const before = queries.length
  pressIn(dialog(), 'Approve')
  await shows(() => expect(queries.length).toBeGreaterThan(before))
  expect(lines()).toEqual(['Card 2'])
  expect(fake.toasts.map(({ text }) => text)).toEqual(['Not now'])
  expect(selectionText()).toBe('1 selected')
})
