import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { render, unmount } from '../checks/render.fixture.tsx'
import { Menu } from '../menu/menu.tsx'
import { SelectField } from '../select/select.tsx'
import { Dialog } from './dialog.tsx'
import { button, click, dialogs, escape, TestDialog } from './dialogs.fixture.tsx'

afterEach(unmount)

const counted = () => document.documentElement.dataset['dialogs']

/** A dialog behind a button and behind a menu, with a second dialog next to it or nested in it. */
function Page({ within, busy }: { readonly within: boolean; readonly busy: boolean }) {
  const [first, setFirst] = useState(false)
  const [second, setSecond] = useState(false)
  const over = second && <TestDialog name="second" onClose={() => setSecond(false)} />
  return (
    <>
      <Button onClick={() => setFirst(true)}>open</Button>
      <Menu
        label="more"
        trigger={<Button>more</Button>}
        items={[{ id: 'edit', label: 'edit', onSelect: () => setFirst(true) }]}
      />
      {first && (
        <TestDialog name="first" busy={busy} onClose={() => setFirst(false)}>
          <Button onClick={() => setSecond(true)}>further</Button>
          {within && over}
        </TestDialog>
      )}
      {!within && over}
    </>
  )
}

test.each([
  ['next to each other', false],
  ['within each other', true],
])('[UI-05] of two dialogs %s closes the focused one on Escape', (_how, within) => {
  render(<Page within={within} busy={false} />)
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

test('counts the open dialogs on the root element, for style sheets', () => {
  render(<Page within={false} busy={false} />)
  expect(counted()).toBeUndefined()
  click('open')
  click('further')
  expect(counted()).toBe('2')
  escape('second')
  expect(counted()).toBe('1')
  escape('first')
  expect(counted()).toBeUndefined()
})

test('[UI-05] ignores Escape while a dialog is busy and while an input method composes a word', () => {
  render(<Page within={false} busy />)
  click('open')
  escape('first')
  expect(dialogs()).toEqual(['first'])
  unmount()
  render(<Page within={false} busy={false} />)
  click('open')
  escape('first', { isComposing: true })
  expect(dialogs()).toEqual(['first'])
  // Safari sends this key when a composition ends.
  escape('first', { keyCode: 229 })
  expect(dialogs()).toEqual(['first'])
})

const KINDS = [{ value: 'a', label: 'Alpha' }]

function WithList() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} title="first" onClose={() => setOpen(false)}>
      <SelectField label="Kind" options={KINDS} value={null} onChange={() => undefined} />
    </Dialog>
  )
}

test('[UI-05] Escape closes an open list in a dialog first', async () => {
  render(<WithList />)
  const list = document.querySelector<HTMLInputElement>('[role=dialog] input')
  flushSync(() => list?.focus())
  flushSync(() => list?.click())
  expect(list?.getAttribute('aria-expanded')).toBe('true')
  escape('first')
  expect(list?.getAttribute('aria-expanded')).toBe('false')
  expect(dialogs()).toEqual(['first'])
  escape('first')
  await vi.waitFor(() => expect(dialogs()).toEqual([]))
})

test('[UI-05] ignores a key that an element in the dialog has already handled', () => {
  render(<Page within={false} busy={false} />)
  click('open')
  const field = document.querySelector('[role=dialog] input')
  field?.addEventListener('keydown', event => event.preventDefault(), { once: true })
  escape('first')
  expect(dialogs()).toEqual(['first'])
  escape('first')
  expect(dialogs()).toEqual([])
})

test('[UI-05] returns the focus to the button of the menu that opened the dialog', async () => {
  render(<Page within={false} busy={false} />)
  click('more')
  await vi.waitFor(() => button('edit'))
  click('edit')
  await vi.waitFor(() => expect(dialogs()).toEqual(['first']))
  escape('first')
  expect(document.activeElement).toBe(button('more'))
})

test('[UI-05] leaves the focus to an element that took it meanwhile', () => {
  render(<Page within={false} busy={false} />)
  click('open')
  button('more').focus()
  const close = document.querySelector<HTMLElement>('[role=dialog] button')
  flushSync(() => close?.click())
  expect(dialogs()).toEqual([])
  expect(document.activeElement).toBe(button('more'))
})
