import { type FakeTab, field, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { CARD, saveCard, startForm } from './cards.fixture.tsx'

/** Returns the problem shown at the field with this label. */
function problemOf(tab: FakeTab, label: string): string | null {
  const described = field(tab, label).getAttribute('aria-describedby')?.split(' ') ?? []
  const error = described.find(id => id.endsWith('-error'))
  return error === undefined ? null : (document.querySelector(`[id="${error}"]`)?.textContent ?? null)
}

test('takes labels, required fields and maximum lengths from the description of the field', async () => {
  const { tab } = await startForm('page')
  await shows(() => field(tab, 'Name'))
  expect(field(tab, 'Name').getAttribute('maxlength')).toBe('10')
  const needed = ['Name', 'Code', 'Count'].map(label => field(tab, label).getAttribute('aria-required'))
  expect(needed).toEqual(['true', 'true', null])
  expect(field(tab, 'Count').getAttribute('aria-valuemin')).toBe('1')
  expect(field(tab, 'Count').getAttribute('aria-valuemax')).toBe('9')
})

test.each([
  ['en', 'Enter a value', 'Save'],
  ['zh', '必填', '保存'],
] as const)(
  'shows problems in %s at their fields after the first try and sends nothing',
  async (lang, text, save) => {
    const { fake, tab } = await startForm('page', { lang })
    await shows(() => field(tab, 'Name'))
    type(field(tab, 'Name'), '')
    type(field(tab, 'Code'), 'abc')
    expect(problemOf(tab, 'Name')).toBeNull()
    await press(tab, save)
    await shows(() => expect(problemOf(tab, 'Name')).toBe(text))
    expect(problemOf(tab, 'Code')).toBe('Three capital letters')
    expect(fake.requests).toEqual([])
    type(field(tab, 'Name'), 'ABC')
    type(field(tab, 'Code'), 'ABC')
    await shows(() => expect(problemOf(tab, 'Name')).toContain('ABC'))
    expect(problemOf(tab, 'Code')).toBeNull()
  },
)

test('[UI-08] says in the form that it was saved until something changes', async () => {
  const { fake, tab } = await startForm('page')
  fake.answer(saveCard, { id: '1' })
  await shows(() => field(tab, 'Name'))
  expect(tab.dirty).toBe(false)
  type(field(tab, 'Name'), 'My card')
  await shows(() => expect(tab.dirty).toBe(true))
  await press(tab, 'Save')
  const note = () => tab.el.querySelector('output')?.textContent
  await shows(() => expect(note()).toBe('Saved'))
  expect(fake.toasts).toEqual([])
  expect(fake.requests.map(({ body }) => body)).toEqual([{ ...CARD, name: 'My card' }])
  await shows(() => expect(tab.dirty).toBe(false))
  type(field(tab, 'Name'), 'Other')
  await shows(() => expect(note()).toBe(''))
})

test('shows a failure only in the form and keeps the input', async () => {
  const { fake, tab, pageText } = await startForm('dialog')
  fake.refuse(saveCard, 1004, 'Not now')
  await shows(() => field(tab, 'Name'))
  type(field(tab, 'Name'), 'My card')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.querySelector('.ap-alert')?.textContent).toBe('Not now'))
  expect(fake.toasts).toEqual([])
  expect(field(tab, 'Name').value).toBe('My card')
  fake.answer(saveCard, { id: '1' })
  await press(tab, 'Save')
  await shows(() => expect(pageText()).toContain('closed'))
  expect(tab.dirty).toBe(false)
})

test('shows an error of the server at its field until the field changes', async () => {
  const { fake, tab } = await startForm('dialog')
  await shows(() => field(tab, 'Code'))
  fake.refuse(saveCard, 1112, 'Code is not valid: taken', 200, { field: 'code', problem: 'taken' })
  await press(tab, 'Save')
  await shows(() => expect(problemOf(tab, 'Code')).toBe('taken'))
  expect(tab.portalRoot.querySelector('.ap-alert')).toBeNull()
  type(field(tab, 'Name'), 'My card')
  expect(problemOf(tab, 'Code')).toBe('taken')
  type(field(tab, 'Code'), 'ABD')
  await shows(() => expect(problemOf(tab, 'Code')).toBeNull())
})

test('shows an error of the server above the fields if the form has no such field', async () => {
  const { fake, tab } = await startForm('dialog')
  await shows(() => field(tab, 'Code'))
  fake.refuse(saveCard, 1112, 'Owner is not valid: unknown', 200, { field: 'owner', problem: 'unknown' })
  await press(tab, 'Save')
  await shows(() =>
    expect(tab.portalRoot.querySelector('.ap-alert')?.textContent).toBe('Owner is not valid: unknown'),
  )
})

test('loads the newest version after a conflict, keeps the input and saves it on top', async () => {
  const newest = { ...CARD, version: 2, name: 'Theirs', code: 'XYZ' }
  const { fake, tab } = await startForm('dialog', { latest: async () => newest })
  fake.refuse(saveCard, 409, 'Somebody was faster')
  await shows(() => field(tab, 'Name'))
  type(field(tab, 'Name'), 'Mine')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Somebody was faster'))
  await press(tab, 'Load latest version')
  await shows(() => expect(field(tab, 'Code').value).toBe('XYZ'))
  expect(field(tab, 'Name').value).toBe('Mine')
  expect(tab.portalRoot.textContent).not.toContain('Somebody was faster')
  expect(tab.portalRoot.textContent).toContain('The latest version is loaded')
  fake.answer(saveCard, { id: '1' })
  await press(tab, 'Save')
  await shows(() => expect(fake.requests.at(-1)?.body).toEqual({ ...newest, name: 'Mine' }))
})

test('says that the record was deleted meanwhile and keeps the input', async () => {
  const { fake, tab } = await startForm('dialog', { latest: async () => null })
  fake.refuse(saveCard, 409, 'Somebody was faster')
  await shows(() => field(tab, 'Name'))
  type(field(tab, 'Name'), 'Mine')
  await press(tab, 'Save')
  await press(tab, 'Load latest version')
  await shows(() => expect(tab.portalRoot.textContent).toContain('This record no longer exists'))
  expect(field(tab, 'Name').value).toBe('Mine')
  expect(tab.portalRoot.textContent).not.toContain('Load latest version')
})

test('offers no reload without a newer version or after other failures', async () => {
  const { fake, tab } = await startForm('dialog')
  fake.refuse(saveCard, 409, 'Somebody was faster')
  await shows(() => field(tab, 'Name'))
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Somebody was faster'))
  expect(tab.portalRoot.textContent).not.toContain('Load latest version')
  const other = await startForm('dialog', { latest: async () => CARD })
  other.fake.refuse(saveCard, 1004, 'Not now')
  await shows(() => field(other.tab, 'Name'))
  await press(other.tab, 'Save')
  await shows(() => expect(other.tab.portalRoot.textContent).toContain('Not now'))
  expect(other.tab.portalRoot.textContent).not.toContain('Load latest version')
})

test('asks in a tab with unsaved changes and saves before it closes', async () => {
  const { fake, tab } = await startForm('page')
  fake.answer(saveCard, { id: '1' })
  await shows(() => field(tab, 'Name'))
  type(field(tab, 'Name'), 'Mine')
  await shows(() => expect(tab.dirty).toBe(true))
  const closes = tab.mayClose()
  await press(tab, 'Save and close')
  expect(await closes).toBe(true)
  expect(fake.requests).toHaveLength(1)
})

test('keeps the tab open for a dialog with unsaved changes until they are discarded', async () => {
  const { tab } = await startForm('dialog')
  await shows(() => field(tab, 'Name'))
  expect(tab.dirty).toBe(false)
  type(field(tab, 'Name'), 'Mine')
  await shows(() => expect(tab.dirty).toBe(true))
  const closes = tab.mayClose()
  await press(tab, 'Discard')
  expect(await closes).toBe(true)
})

const CHOOSE = { en: 'Choose a date', zh: '选择日期' }

/** Opens the card with its date and time fields. The time's errors are shown below both. */
async function startMoment(lang: 'zh' | 'en') {
  const started = await startForm('page', { lang })
  const { tab } = started
  const group = () => tab.el.querySelector('.ap-date-time')
  const clock = () => group()?.querySelector<HTMLInputElement>('input[inputmode]') ?? null
  const problem = () => group()?.parentElement?.querySelector('[role="alert"]')?.textContent ?? null
  await shows(() => expect(clock()).not.toBeNull())
  /** Chooses the fifteenth of the current month. */
  async function chooseDay(): Promise<void> {
    await shows(() => {
      const button = tab.el.querySelector<HTMLButtonElement>('.ap-date-time button')
      expect(button?.textContent).toBe(CHOOSE[lang])
      button?.click()
    })
    await shows(() => {
      const days = [...document.querySelectorAll<HTMLButtonElement>('td button')]
      const day = days.find(each => each.textContent === '15')
      expect(day).toBeDefined()
      day?.click()
    })
  }
  return { ...started, chooseDay, clock, problem }
}

test.each([
  ['en', 'Enter both the date and the time', 'Due: time', 'Save'],
  ['zh', '请同时填写日期和时间', 'Due：时间', '保存'],
] as const)(
  'reports in %s a half-filled time on blur and does not save it as empty',
  async (lang, text, name, save) => {
    const { fake, tab, clock, problem } = await startMoment(lang)
    expect(clock()?.getAttribute('aria-label')).toBe(name)
    type(clock(), '0830')
    expect(problem()).toBeNull()
    field(tab, 'Name').focus()
    await shows(() => expect(problem()).toBe(text))
    expect(clock()?.value).toBe('08:30')
    clock()?.focus()
    await shows(() => expect(problem()).toBeNull())
    await press(tab, save)
    await shows(() => expect(problem()).toBe(text))
    expect(fake.requests).toEqual([])
  },
)

test('saves neither a day without a time nor an invalid time as empty, and saves both together', async () => {
  const { fake, tab, chooseDay, clock, problem } = await startMoment('en')
  fake.answer(saveCard, { id: '1' })
  await chooseDay()
  await press(tab, 'Save')
  await shows(() => expect(problem()).toBe('Enter both the date and the time'))
  type(clock(), '899')
  field(tab, 'Name').focus()
  await shows(() => expect(problem()).toBe('Enter a time from 00:00 to 23:59'))
  type(clock(), '830')
  field(tab, 'Name').focus()
  await shows(() => expect(problem()).toBeNull())
  await press(tab, 'Save')
  await shows(() => expect(fake.requests).toHaveLength(1))
  expect(fake.requests[0]?.body).toEqual({ ...CARD, due: expect.stringMatching(/^\d{4}-\d{2}-15 08:30:00$/) })
})

/** Closes the dialog by Escape or by a button. */
async function leave(tab: FakeTab, how: string): Promise<void> {
  if (how !== 'Escape') return await press(tab, how)
  const key = { key: 'Escape', bubbles: true, cancelable: true }
  field(tab, 'Name').dispatchEvent(new KeyboardEvent('keydown', key))
}

test.each(['Cancel', 'Close', 'Escape'])('asks before a changed form is closed by %s', async how => {
  const { fake, tab, pageText } = await startForm('dialog')
  await shows(() => field(tab, 'Name'))
  type(field(tab, 'Name'), 'Mine')
  await shows(() => expect(tab.dirty).toBe(true))
  fake.confirmAnswer = false
  await leave(tab, how)
  const question = {
    title: 'Notice',
    message: 'You have unsaved work. Leave anyway?',
    confirmLabel: 'Discard',
  }
  await shows(() => expect(fake.confirms).toEqual([question]))
  expect(field(tab, 'Name').value).toBe('Mine')
  fake.confirmAnswer = true
  await leave(tab, how)
  await shows(() => expect(pageText()).toContain('closed'))
  expect(fake.confirms).toHaveLength(2)
})

test.each(['Cancel', 'Close', 'Escape'])('closes an unchanged form by %s without asking', async how => {
  const { fake, tab, pageText } = await startForm('dialog')
  await shows(() => field(tab, 'Name'))
  await leave(tab, how)
  await shows(() => expect(pageText()).toContain('closed'))
  expect(fake.confirms).toEqual([])
})

test('shows a problem with a value without a field above the fields until it is saved', async () => {
  const { fake, tab, pageText } = await startForm('dialog', { start: { ...CARD, marks: ['a', 'b', 'c'] } })
  const alert = () => tab.portalRoot.querySelector('.ap-alert')?.textContent
  await shows(() => field(tab, 'Name'))
  expect(alert()).toBeUndefined()
  await press(tab, 'Save')
  await shows(() => expect(alert()).toBe('At most 2 items'))
  expect(fake.requests).toEqual([])
  await press(tab, 'Fewer marks')
  await shows(() => expect(alert()).toBeUndefined())
  fake.answer(saveCard, { id: '1' })
  await press(tab, 'Save')
  await shows(() => expect(pageText()).toContain('closed'))
  expect(fake.requests.map(({ body }) => body)).toEqual([{ ...CARD, marks: ['a', 'b'] }])
})

test('keeps showing an error of the server while another field is invalid', async () => {
  const { fake, tab } = await startForm('dialog')
  const alert = () => tab.portalRoot.querySelector('.ap-alert')?.textContent
  fake.refuse(saveCard, 1004, 'Not now')
  await shows(() => field(tab, 'Name'))
  await press(tab, 'Save')
  await shows(() => expect(alert()).toBe('Not now'))
  type(field(tab, 'Name'), '')
  await press(tab, 'Save')
  await shows(() => expect(problemOf(tab, 'Name')).toBe('Enter a value'))
  expect(alert()).toBe('Not now')
})
