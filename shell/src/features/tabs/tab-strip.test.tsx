import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { UiProvider } from '@apron/ui/provider'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { close, move, NO_TABS, setPinned, visit } from './tab-rules.ts'
import { TabStrip } from './tab-strip.tsx'
import type { TabState } from './visited-view.ts'

const THREE = ['/list', '/two', '/one'].reduce(
  (state, path) => visit(state, path, path.slice(1)),
  visit(NO_TABS, '/dashboard', 'Home', { affix: true }),
)
const NOTHING: ReadonlySet<string> = new Set()

const ignore = () => undefined
let root: Root | undefined
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => act(() => root?.unmount()))

interface StripOptions {
  /** True if the page in a tab allows closing. */
  readonly mayClose?: boolean
  readonly site?: string
  readonly state?: TabState
}

/** Renders a strip of tabs with the last one active. */
async function draw({ mayClose = true, site, state = THREE }: StripOptions = {}) {
  const store = createStore(() => state)
  const closed: string[] = []
  function Strip() {
    return (
      <TabStrip
        state={useStore(store)}
        dirty={NOTHING}
        asleep={NOTHING}
        site={site}
        ownTitle={({ title }) => title}
        actions={{
          open: ignore,
          refresh: ignore,
          close(key) {
            closed.push(key)
            if (mayClose) store.setState(close(store.getState(), key).state)
            return Promise.resolve(mayClose)
          },
          closeSeveral: ignore,
          setPinned: (key, pinned) => store.setState(setPinned(store.getState(), key, pinned)),
          move: (key, to) => store.setState(move(store.getState(), key, to)),
          favour: ignore,
        }}
      />
    )
  }
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  await act(async () =>
    root?.render(
      <TextsContext value={{ language: 'en', overrides: NO_OVERRIDES }}>
        <UiProvider lang="en" theme="light">
          <Strip />
        </UiProvider>
      </TextsContext>,
    ),
  )
  return { closed, store }
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')]
const titles = () => tabs().map(each => each.querySelector('[class*=title]')?.textContent)
const tab = (title: string) =>
  tabs().find(each => each.querySelector('[class*=title]')?.textContent === title) ??
  expect.fail(`There is no tab ${title}`)
const entries = () => [...document.querySelectorAll<HTMLButtonElement>('[role=menuitem]')]
const isOff = (entry: HTMLElement | undefined) =>
  entry?.hasAttribute('data-disabled') === true || entry?.getAttribute('aria-disabled') === 'true'

/** Opens the menu of a tab and returns its enabled items. */
async function openMenu(title: string): Promise<string[]> {
  await act(async () => {
    const point = { bubbles: true, clientX: 5, clientY: 5 }
    tab(title).dispatchEvent(new PointerEvent('pointerdown', { ...point, button: 2 }))
    tab(title).dispatchEvent(new MouseEvent('contextmenu', { ...point, cancelable: true, button: 2 }))
  })
  await vi.waitFor(() => expect(entries()).not.toEqual([]))
  return entries()
    .filter(entry => !isOff(entry) && !entry.disabled)
    .map(entry => entry.textContent)
}
async function choose(title: string, entry: string): Promise<void> {
  await openMenu(title)
  await act(async () =>
    entries()
      .find(each => each.textContent === entry)
      ?.click(),
  )
}
const middleClick = (title: string) =>
  act(async () => tab(title).dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 })))

test('[TAB-06, TAB-07] offers only refresh and closing others for the home page', async () => {
  await draw()
  expect(await openMenu('Home')).toEqual(['Refresh', 'Close others', 'Close to the right', 'Close all'])
  expect(tab('Home').querySelector('[data-close]')).toBeNull()
})

test('[TAB-06] moves a tab through the menu for users who cannot drag', async () => {
  await draw()
  expect(titles()).toEqual(['Home', 'list', 'two', 'one'])
  await choose('one', 'Move left')
  expect(titles()).toEqual(['Home', 'list', 'one', 'two'])
  expect(await openMenu('two')).not.toContain('Move right')
})

test('[TAB-06] shows a pinned tab at the left without a close button, and does not close it on Delete', async () => {
  const { closed } = await draw()
  expect(tab('one').querySelector('[data-close]')).not.toBeNull()
  await choose('one', 'Pin')
  expect(titles()).toEqual(['Home', 'one', 'list', 'two'])
  expect(tab('one').querySelector('[data-close]')).toBeNull()
  await middleClick('one')
  expect(closed).toEqual([])
  await choose('one', 'Unpin')
  await middleClick('one')
  expect(closed).toEqual(['/one'])
  expect(titles()).toEqual(['Home', 'list', 'two'])
})

test('[TAB-08] does not focus a tab that stays after Delete', async () => {
  const { closed, store } = await draw({ mayClose: false })
  await act(async () => {
    tab('one').focus()
    tab('one').dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }))
  })
  expect(closed).toEqual(['/one'])
  const typing = document.body.appendChild(document.createElement('input'))
  typing.focus()
  await act(async () => store.setState(visit(store.getState(), '/two', 'two')))
  expect(tab('two').getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(typing)
})

const drag = (target: HTMLElement, type: string, clientX: number) =>
  act(async () => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX })
    target.dispatchEvent(Object.assign(event, { dataTransfer: {} }))
  })

test('[TAB-06] moves a dragged tab to where it is dropped', async () => {
  const { store } = await draw()
  for (const [index, each] of tabs().entries())
    each.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 40)
  await drag(tab('list'), 'dragstart', 150)
  await drag(tab('two'), 'dragover', 260)
  expect(tab('one').dataset['drop']).toBe('before')
  await drag(tab('two'), 'drop', 260)
  expect(titles()).toEqual(['Home', 'two', 'list', 'one'])
  expect(store.getState().activeKey).toBe('/one')
})

test('[AIR-02] shows the site of a tab only if it differs from the current one', async () => {
  const views = THREE.views.map(view =>
    view.title === 'Home'
      ? view
      : { ...view, site: { id: view.title, cnName: '广州', enName: 'Guangzhou', airportThreeCode: 'CAN' } },
  )
  await draw({ site: 'two', state: { ...THREE, views } })
  const shown = tabs().map(each => each.querySelector('[class*=site]')?.textContent)
  expect(shown).toEqual([undefined, 'CAN', undefined, 'CAN'])
})
