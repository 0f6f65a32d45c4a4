import type { FakeTab } from './fake-tab.ts'

/** Interval of the checks, ms. The total time is generous for busy machines. */
const CHECK_INTERVAL_MS = 5
const TIMEOUT_MS = 10_000

/** Waits until `check` stops throwing, and returns its result. @throws its last error */
export async function shows<Result>(check: () => Result): Promise<Result> {
  const deadline = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      return check()
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
    // oxlint-disable-next-line no-await-in-loop -- polling is intended
    await new Promise(resolve => setTimeout(resolve, CHECK_INTERVAL_MS))
  }
}

function requirePart<Part>(part: Part | null | undefined, what: string): Part {
  if (part === null || part === undefined) throw new Error(`There is no ${what}`)
  return part
}

/** Returns true for a button that can be clicked. A busy one stays in place but ignores clicks. */
const isEnabled = (button: HTMLButtonElement) =>
  !button.disabled && button.getAttribute('aria-disabled') !== 'true'

/** Searches the tab's pane and its pop-ups. */
function findAll<Name extends 'button' | 'label'>({ el, portalRoot }: FakeTab, name: Name) {
  return [...el.querySelectorAll(name), ...portalRoot.querySelectorAll(name)]
}

/** Clicks the button with this text or label, once it exists and is enabled. */
export async function press(tab: FakeTab, name: string): Promise<void> {
  const button = await shows(() =>
    requirePart(
      findAll(tab, 'button')
        .filter(isEnabled)
        .find(each => each.textContent === name || each.getAttribute('aria-label') === name),
      `enabled button ${name}`,
    ),
  )
  button.click()
}

/** Returns the field with this label. */
export function field(tab: FakeTab, label: string): HTMLInputElement | HTMLTextAreaElement {
  const { htmlFor } = requirePart(
    findAll(tab, 'label').find(each => each.textContent.replace('*', '').trim() === label),
    `label ${label}`,
  )
  const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id="${htmlFor}"]`)
  return requirePart(control, `field ${label}`)
}

/**
 * Types into a field like a user: with focus, and through the element's native setter, which React observes.
 */
export function type(control: HTMLElement | null, text: string): void {
  const input = requirePart(control, 'field')
  input.focus()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns the texts of the page's table by row and cell. */
export function rowsOf({ el }: FakeTab): string[][] {
  return [...el.querySelectorAll('tbody tr')].map(row =>
    [...row.querySelectorAll('th, td')].map(cell => cell.textContent),
  )
}

/** Returns the file field of the open dialog. */
export function fileField(tab: FakeTab): Promise<HTMLInputElement> {
  return shows(() =>
    requirePart(tab.portalRoot.querySelector<HTMLInputElement>('input[type=file]'), 'field for a file'),
  )
}

/** Selects a file in the open dialog. */
export async function chooseFile(tab: FakeTab, file: File): Promise<void> {
  const input = await fileField(tab)
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
