// @vitest-environment happy-dom
import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { createFakeHost, type FakeTab } from '@apron/sdk/testing'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bootstrap } from './entry.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

/** Runs a change and lets React finish its effects. */
const step = (change: () => unknown) =>
  act(async () => {
    await change()
  })

/** Starts the application in an in-memory shell. */
async function start() {
  const fake = createFakeHost({ app: 'sampleApp', session: { lang: 'en' } })
  fake.answer(listOptions, {
    version: '1',
    dictionaries: { ATA_CHAPTER: [{ name: 'Fuel', value: '28', sort: 28, enabled: 1 }] },
    sources: {},
  })
  const app = await bootstrap(fake.host)
  async function open(path: string) {
    const tab = fake.openTab(path)
    await app.prepare?.(tab.tab.location.path)
    await step(() => tab.mount(app))
    return tab
  }
  return { fake, open }
}

function input(tab: FakeTab, label: string): HTMLInputElement {
  const found = [...tab.el.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))
  const field = found && tab.el.querySelector(`#${CSS.escape(found.htmlFor)}`)
  if (field instanceof HTMLInputElement) return field
  throw new Error(`There is no field ${label}`)
}

function type(tab: FakeTab, label: string, text: string): Promise<void> {
  return step(() => {
    const field = input(tab, label)
    // React overrides the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const press = (tab: FakeTab, name: string) =>
  step(() => [...tab.el.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())

test('saves a new item, opens it in its own tab and lists it', async () => {
  const { fake, open } = await start()
  const list = await open('/sampleApp/list')
  expect(list.el.textContent).toContain('No handover items')

  const detail = await open('/sampleApp/detail')
  await type(detail, 'Item', 'Tyre worn')
  expect(detail.dirty).toBe(true)
  await press(detail, 'Save')
  expect(fake.toasts).toEqual([{ kind: 'success', text: 'Saved' }])
  expect(fake.navigations.at(-1)?.to).toContain('viewTitle=Tyre+worn')
  expect(list.el.textContent).toContain('Tyre worn')
})

test('does not save an item without a name, and tells why', async () => {
  const { fake, open } = await start()
  const detail = await open('/sampleApp/detail')
  await press(detail, 'Save')
  expect(detail.el.textContent).toContain('Enter the item')
  expect(fake.navigations).toEqual([])
})

test('asks before the tab closes with unsaved work, and only then', async () => {
  const { open } = await start()
  const detail = await open('/sampleApp/detail')
  expect(await detail.mayClose()).toBe(true)
  await type(detail, 'Item', 'Tyre worn')
  let answer: Promise<boolean> | undefined
  await step(() => {
    answer = detail.mayClose()
  })
  const buttons = [...detail.portalRoot.querySelectorAll('button')]
  await step(() => buttons.find(({ textContent }) => textContent === 'Cancel')?.click())
  expect(await answer).toBe(false)
})

test('works without the chapters if the portal does not answer', async () => {
  const { fake, open } = await start()
  fake.refuse(listOptions, 500, 'The dictionary is not available')
  const detail = await open('/sampleApp/detail')
  expect(detail.el.textContent).toContain('The dictionary is not available')
})
