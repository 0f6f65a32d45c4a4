import type { FakeTab } from './fake-tab.ts'

/** How often is looked, and for how long: a machine may be busy. */
const LOOK_MS = 5
const PATIENCE_MS = 10_000

/** Waits until the page has come to what the test says, and answers what `check` answers. @throws what it last threw */
export async function shows<Seen>(check: () => Seen): Promise<Seen> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return check()
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
    // oxlint-disable-next-line no-await-in-loop -- looks again and again, by intent
    await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  }
}

function found<Part>(part: Part | null | undefined, what: string): Part {
  if (part === null || part === undefined) throw new Error(`There is no ${what}`)
  return part
}

/** A button that is busy takes no press, and stays where it is. */
const isFree = (button: HTMLButtonElement) =>
  !button.disabled && button.getAttribute('aria-disabled') !== 'true'

/** In the pane of the tab and in what pops up over it. */
function all<Name extends 'button' | 'label'>({ el, portalRoot }: FakeTab, name: Name) {
  return [...el.querySelectorAll(name), ...portalRoot.querySelectorAll(name)]
}

/** Presses the button that says this, or is called so, once it is there and may be pressed. */
export async function press(tab: FakeTab, name: string): Promise<void> {
  const button = await shows(() =>
    found(
      all(tab, 'button')
        .filter(isFree)
        .find(each => each.textContent === name || each.getAttribute('aria-label') === name),
      `button ${name} that may be pressed`,
    ),
  )
  button.click()
}

/** The field with this label. */
export function field(tab: FakeTab, label: string): HTMLInputElement | HTMLTextAreaElement {
  const { htmlFor } = found(
    all(tab, 'label').find(each => each.textContent.replace('*', '').trim() === label),
    `label ${label}`,
  )
  const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id="${htmlFor}"]`)
  return found(control, `field ${label}`)
}

/** Types into a field as a person does: from inside it, and through the element's own setter, which React watches. */
export function type(control: HTMLElement | null, text: string): void {
  const input = found(control, 'field')
  input.focus()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What the table of the page says, row by row and cell by cell. */
export function rowsOf({ el }: FakeTab): string[][] {
  return [...el.querySelectorAll('tbody tr')].map(row =>
    [...row.querySelectorAll('th, td')].map(cell => cell.textContent),
  )
}

/** Returns the file field of the open dialog. */
export function fileField(tab: FakeTab): Promise<HTMLInputElement> {
  return shows(() =>
    found(tab.portalRoot.querySelector<HTMLInputElement>('input[type=file]'), 'field for a file'),
  )
}

/** Chooses a file in the open dialog. */
export async function chooseFile(tab: FakeTab, file: File): Promise<void> {
  const input = await fileField(tab)
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
