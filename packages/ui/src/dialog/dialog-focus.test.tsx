import { Activity, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { render, unmount } from '../checks/render.fixture.tsx'
import { Dialog } from './dialog.tsx'
import { button, click, dialogs, escape, TestDialog } from './dialogs.fixture.tsx'

afterEach(unmount)

/** A page in the active tab. The tab strip is outside it. */
function Tabs({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(true)
  return (
    <>
      <Button onClick={() => setShown(true)}>strip: this</Button>
      <Button onClick={() => setShown(false)}>strip: other</Button>
      <Activity mode={shown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  )
}

/** Makes React render a change before the next listener gets the same event, as it does for real keys. */
const atOnce = (change: () => void) => () => flushSync(change)

/** A dialog that opens a second one. */
function Two() {
  const [open, setOpen] = useState(false)
  const [further, setFurther] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      {open && (
        <TestDialog name="lower" onClose={atOnce(() => setOpen(false))}>
          <Button onClick={() => setFurther(true)}>further</Button>
          {further && <TestDialog name="upper" onClose={atOnce(() => setFurther(false))} />}
        </TestDialog>
      )}
    </>
  )
}

/** A dialog that is rendered only while it is open. */
function Mounted() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Button onClick={() => setOpen(true)}>open too</Button>
      {open && <TestDialog name="first" onClose={() => setOpen(false)} />}
    </>
  )
}

/** A dialog that is always rendered and is opened and closed. */
function Toggled() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Button onClick={() => setOpen(true)}>open too</Button>
      <Dialog open={open} title="first" onClose={() => setOpen(false)}>
        <input />
      </Dialog>
    </>
  )
}

function loseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Presses Escape while nothing has the focus. */
function pressEscapeUnfocused(): void {
  loseFocus()
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.body.dispatchEvent(key)
}

test('[UI-05] sends a key to the topmost dialog only when nothing has the focus', () => {
  render(<Two />)
  click('open')
  click('further')
  pressEscapeUnfocused()
  expect(dialogs()).toEqual(['lower'])
  pressEscapeUnfocused()
  expect(dialogs()).toEqual([])
})

test('[UI-05] sends it to the topmost dialog also after their tab was shown again, when the upper one listens first', () => {
  render(
    <Tabs>
      <Two />
    </Tabs>,
  )
  click('open')
  click('further')
  click('strip: other')
  click('strip: this')
  pressEscapeUnfocused()
  expect(dialogs()).toEqual(['lower'])
  pressEscapeUnfocused()
  expect(dialogs()).toEqual([])
})

function VisibleAndHidden() {
  const [open, setOpen] = useState(true)
  return (
    <>
      {open && <TestDialog name="shown" onClose={atOnce(() => setOpen(false))} />}
      <TestDialog name="of a hidden tab" onClose={() => expect.fail('closed out of sight')} />
    </>
  )
}

test('[UI-05] does not send such a key to the dialog of a hidden tab', () => {
  render(<VisibleAndHidden />)
  const hidden = document.querySelectorAll('[role=dialog]')[1] ?? expect.fail('no second dialog')
  // The test environment has no layout. By default every element would count as visible.
  Object.defineProperty(hidden, 'getClientRects', { value: () => [] })
  pressEscapeUnfocused()
  expect(dialogs()).toEqual(['of a hidden tab'])
  pressEscapeUnfocused()
  expect(dialogs()).toEqual(['of a hidden tab'])
})

const KINDS = [
  ['drawn while it is open', Mounted],
  ['always drawn', Toggled],
] as const

/** Opens a dialog like a user: waits until it is visible. Closing is awaited in the same way. */
async function openFirst(name: string): Promise<void> {
  click(name)
  await expectDialogs('first')
}
const expectDialogs = (...titles: string[]) => vi.waitFor(() => expect(dialogs()).toEqual(titles))

describe.each(KINDS)('[UI-05] a dialog that is %s', (_how, Page) => {
  const tabs = (
    <Tabs>
      <Page />
    </Tabs>
  )

  test('returns the focus each time', async () => {
    render(<Page />)
    for (const name of ['open', 'open too']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await openFirst(name)
      escape('first')
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expectDialogs()
      expect(document.activeElement).toBe(button(name))
    }
  })

  test('returns the focus when nothing has it any more', async () => {
    render(<Page />)
    await openFirst('open')
    flushSync(pressEscapeUnfocused)
    await expectDialogs()
    expect(document.activeElement).toBe(button('open'))
  })

  test('leaves the focus to an element that took it meanwhile', async () => {
    render(<Page />)
    await openFirst('open')
    button('open too').focus()
    const close = document.querySelector<HTMLElement>('[role=dialog] button')
    flushSync(() => close?.click())
    await expectDialogs()
    expect(document.activeElement).toBe(button('open too'))
  })

  test('returns the focus also after a visit to another tab', async () => {
    render(tabs)
    await openFirst('open')
    click('strip: other')
    expect(document.activeElement).toBe(button('strip: other'))
    click('strip: this')
    escape('first')
    await expectDialogs()
    expect(document.activeElement).toBe(button('open'))
  })

  test('does not return the focus when its tab is hidden', async () => {
    render(tabs)
    await openFirst('open')
    loseFocus()
    flushSync(() => button('strip: other').click())
    expect(document.activeElement).toBe(document.body)
  })
})
