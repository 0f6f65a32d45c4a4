import { queryColumnSetting } from '@apron/contract/calls/column-setting.calls'
import { listDictionary } from '@apron/contract/calls/dictionary.calls'
import { createFakeHost, type FakeTab } from '@apron/sdk/testing'
import { afterEach, expect, vi } from 'vitest'
import { checkOrderFilterOptions } from '../../contract/check-order.calls.ts'
import { bootstrap } from '../entry.tsx'

const opened: FakeTab[] = []

vi.setConfig({ testTimeout: 30_000 })

afterEach(async () => {
  for (const tab of opened.splice(0)) await tab.unmount()
})

/** How often is looked, and for how long: a machine may be busy. */
const PATIENCE = { interval: 5, timeout: 10_000 }

/** Waits until the page has come to what the test says. */
export const shows = (check: () => void) => vi.waitFor(check, PATIENCE)

/** The application in a shell that is only in memory; what a page asks beside its own subject is answered. */
export async function startApp() {
  const fake = createFakeHost({ app: 'safetyQuality', session: { lang: 'en' } })
  fake.answer(listDictionary, {})
  fake.answer(queryColumnSetting, null)
  fake.answer(checkOrderFilterOptions, { departments: [], leadCheckers: [] })
  const app = await bootstrap(fake.host)
  async function open(path: string): Promise<FakeTab> {
    const tab = fake.openTab(path)
    opened.push(tab)
    await app.prepare?.(tab.tab.location.path)
    await tab.mount(app)
    return tab
  }
  return { fake, open }
}

/** Types into a field as a person does: React watches the element's own setter. */
export function type(field: Element | null, text: string): void {
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('There is no such field')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Presses the button that says this, or is called so, once it is there and may be pressed. */
export async function press(tab: FakeTab, name: string): Promise<void> {
  const button = await vi.waitFor(
    () =>
      [...tab.el.querySelectorAll('button')].find(
        each => !each.disabled && (each.textContent === name || each.getAttribute('aria-label') === name),
      ) ?? expect.fail(`There is no button ${name}`),
    PATIENCE,
  )
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
