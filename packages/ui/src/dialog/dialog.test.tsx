// @vitest-environment happy-dom
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { TextField } from '../fields/fields.tsx'
import { Menu } from '../menu/menu.tsx'
import { UiProvider } from '../provider/provider.tsx'
import { Dialog } from './dialog.tsx'

vi.setConfig({ testTimeout: 30_000 })
// Nothing is laid out here: Mantine finds nothing to focus, and prints the whole element.
vi.spyOn(console, 'warn').mockImplementation(() => undefined)

let root: Root | undefined

afterEach(() => {
  flushSync(() => root?.unmount())
  document.body.replaceChildren()
})

function draw(page: ReactNode): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root?.render(
      <UiProvider lang="en" theme="light">
        {page}
      </UiProvider>,
    ),
  )
}

interface OneProps {
  readonly name: string
  readonly busy?: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A dialog that is drawn open and goes away as a whole, as most do. */
function One({ name, busy = false, onClose, children }: OneProps) {
  const [text, setText] = useState('')
  return (
    <Dialog open title={name} busy={busy} onClose={onClose}>
      <TextField label={`Text of ${name}`} value={text} onChange={setText} />
      {children}
    </Dialog>
  )
}

/** A dialog behind a button and behind a menu, with a second one over it; both are drawn beside each other or within. */
function Page({ within, busy }: { readonly within: boolean; readonly busy: boolean }) {
  const [first, setFirst] = useState(false)
  const [second, setSecond] = useState(false)
  const over = second && <One name="second" onClose={() => setSecond(false)} />
  return (
    <>
      <Button onClick={() => setFirst(true)}>open</Button>
      <Menu
        label="more"
        trigger={<Button>more</Button>}
        items={[{ id: 'edit', label: 'edit', onSelect: () => setFirst(true) }]}
      />
      {first && (
        <One name="first" busy={busy} onClose={() => setFirst(false)}>
          <Button onClick={() => setSecond(true)}>further</Button>
          {within && over}
        </One>
      )}
      {!within && over}
    </>
  )
}

const dialogs = () => [...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent)

function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find(
    ({ textContent }) => textContent === name,
  )
  if (found === undefined) throw new Error(`There is no button ${name}`)
  return found
}

function click(name: string): void {
  button(name).focus()
  flushSync(() => button(name).click())
}

/** Pressed in the field of a dialog. */
function escape(name: string, more: KeyboardEventInit = {}): void {
  const dialog = [...document.querySelectorAll('[role=dialog]')].find(
    each => each.querySelector('h2')?.textContent === name,
  )
  const input = dialog?.querySelector('input')
  input?.focus()
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...more })
  flushSync(() => input?.dispatchEvent(key))
}

test.each([
  ['beside each other', false],
  ['within each other', true],
])('[UI-05] of two dialogs %s Escape closes the one that has the focus', (_how, within) => {
  draw(<Page within={within} busy={false} />)
  click('open')
  click('further')
  expect(dialogs()).toEqual(['first', 'second'])
  escape('second')
  expect(dialogs()).toEqual(['first'])
  expect(document.activeElement).toBe(button('further'))
  escape('first')
  expect(dialogs()).toEqual([])
  expect(document.activeElement).toBe(button('open'))
})

test('[UI-05] Escape leaves a dialog that is busy, and a word that is being put together', () => {
  draw(<Page within={false} busy />)
  click('open')
  escape('first')
  expect(dialogs()).toEqual(['first'])
  flushSync(() => root?.unmount())
  draw(<Page within={false} busy={false} />)
  click('open')
  escape('first', { isComposing: true })
  expect(dialogs()).toEqual(['first'])
})

test('[UI-05] Escape closes an open list in a dialog first, and what has taken the key takes it alone', () => {
  draw(<Page within={false} busy={false} />)
  click('open')
  const field = document.querySelector('[role=dialog] input')
  field?.setAttribute('data-mantine-stop-propagation', 'true')
  escape('first')
  expect(dialogs()).toEqual(['first'])
  field?.removeAttribute('data-mantine-stop-propagation')
  field?.addEventListener('keydown', event => event.preventDefault(), { once: true })
  escape('first')
  expect(dialogs()).toEqual(['first'])
  escape('first')
  expect(dialogs()).toEqual([])
})

test('[UI-05] the focus comes back to the button of the menu that the dialog was opened from', async () => {
  draw(<Page within={false} busy={false} />)
  click('more')
  await vi.waitFor(() => button('edit'))
  click('edit')
  await vi.waitFor(() => expect(dialogs()).toEqual(['first']))
  escape('first')
  expect(document.activeElement).toBe(button('more'))
})

test('[UI-05] the focus stays with what has taken it meanwhile', () => {
  draw(<Page within={false} busy={false} />)
  click('open')
  button('more').focus()
  const close = document.querySelector<HTMLElement>('[role=dialog] button')
  flushSync(() => close?.click())
  expect(dialogs()).toEqual([])
  expect(document.activeElement).toBe(button('more'))
})
