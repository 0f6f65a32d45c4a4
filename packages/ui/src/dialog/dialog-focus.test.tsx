import { Activity, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { clear, draw } from '../checks/drawn.fixture.tsx'
import { Dialog } from './dialog.tsx'
import { button, click, dialogs, escape, One } from './dialogs.fixture.tsx'

afterEach(clear)

/** Of two tabs the one whose page is looked at; the strip is not a part of it. */
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

/** What a person's key changes is drawn before the next listener hears of that key; a key of a test needs to be told so. */
const atOnce = (change: () => void) => () => flushSync(change)

/** A dialog with a second one in it. */
function Two() {
  const [open, setOpen] = useState(false)
  const [further, setFurther] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      {open && (
        <One name="lower" onClose={atOnce(() => setOpen(false))}>
          <Button onClick={() => setFurther(true)}>further</Button>
          {further && <One name="upper" onClose={atOnce(() => setFurther(false))} />}
        </One>
      )}
    </>
  )
}

/** One that is drawn only while it is open. */
function Drawn() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Button onClick={() => setOpen(true)}>open too</Button>
      {open && <One name="first" onClose={() => setOpen(false)} />}
    </>
  )
}

/** One that is always drawn, and opens and closes. */
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

/** Pressed while nothing has the focus. */
function lostEscape(): void {
  loseFocus()
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.body.dispatchEvent(key)
}

test('[UI-05] a key that nothing has the focus for goes to the topmost dialog alone', () => {
  draw(<Two />)
  click('open')
  click('further')
  lostEscape()
  expect(dialogs()).toEqual(['lower'])
  lostEscape()
  expect(dialogs()).toEqual([])
})

test('[UI-05] it does so also after the tab of both has woken, where the upper one listens first', () => {
  draw(
    <Tabs>
      <Two />
    </Tabs>,
  )
  click('open')
  click('further')
  click('strip: other')
  click('strip: this')
  lostEscape()
  expect(dialogs()).toEqual(['lower'])
  lostEscape()
  expect(dialogs()).toEqual([])
})

function Beside() {
  const [open, setOpen] = useState(true)
  return (
    <>
      {open && <One name="shown" onClose={atOnce(() => setOpen(false))} />}
      <One name="of a hidden tab" onClose={() => expect.fail('closed out of sight')} />
    </>
  )
}

test('[UI-05] the dialog of a tab that is not shown hears no such key', () => {
  draw(<Beside />)
  const hidden = document.querySelectorAll('[role=dialog]')[1] ?? expect.fail('no second dialog')
  // Nothing is laid out here: everything would have a place on the screen.
  Object.defineProperty(hidden, 'getClientRects', { value: () => [] })
  lostEscape()
  expect(dialogs()).toEqual(['of a hidden tab'])
  lostEscape()
  expect(dialogs()).toEqual(['of a hidden tab'])
})

const KINDS = [
  ['drawn while it is open', Drawn],
  ['always drawn', Toggled],
] as const

/** Opens the dialog as a person does, who sees it before doing anything else; so is its closing seen. */
async function openBy(name: string): Promise<void> {
  click(name)
  await shown('first')
}
const shown = (...titles: string[]) => vi.waitFor(() => expect(dialogs()).toEqual(titles))

describe.each(KINDS)('[UI-05] a dialog that is %s', (_how, Page) => {
  const tabs = (
    <Tabs>
      <Page />
    </Tabs>
  )

  test('gives the focus back each time', async () => {
    draw(<Page />)
    for (const name of ['open', 'open too']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await openBy(name)
      escape('first')
      // oxlint-disable-next-line no-await-in-loop -- as above
      await shown()
      expect(document.activeElement).toBe(button(name))
    }
  })

  test('gives it back where nothing had it any more', async () => {
    draw(<Page />)
    await openBy('open')
    flushSync(lostEscape)
    await shown()
    expect(document.activeElement).toBe(button('open'))
  })

  test('leaves it to what has taken it', async () => {
    draw(<Page />)
    await openBy('open')
    button('open too').focus()
    const close = document.querySelector<HTMLElement>('[role=dialog] button')
    flushSync(() => close?.click())
    await shown()
    expect(document.activeElement).toBe(button('open too'))
  })

  test('gives it back also after a visit to another tab', async () => {
    draw(tabs)
    await openBy('open')
    click('strip: other')
    expect(document.activeElement).toBe(button('strip: other'))
    click('strip: this')
    escape('first')
    await shown()
    expect(document.activeElement).toBe(button('open'))
  })

  test('gives nothing back when its tab is hidden', async () => {
    draw(tabs)
    await openBy('open')
    loseFocus()
    flushSync(() => button('strip: other').click())
    expect(document.activeElement).toBe(document.body)
  })
})
