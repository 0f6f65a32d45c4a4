import type { MenuItem } from '@apron/contract/menus/menu-item'
import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { menuOf } from './menu-rules.ts'
import { Sidebar } from './sidebar.tsx'

function item(id: string, url: string, children: MenuItem[] = []): MenuItem {
  const entry = { id, parentId: '', url, path: url, name: id, meta: { title: id } }
  return { ...entry, hidden: false, alwaysShow: true, children }
}

const GROUPS = [
  item('quality', '', [item('checks', '/sq/checks'), item('orders', '/sq/orders')]),
  item('manuals', '', [item('library', '/amm/library')]),
]

let root: Root | undefined
afterEach(() => flushSync(() => root?.unmount()))

const INSTALLED = new Map([['sq', new Set(['/sq/checks', '/sq/orders'])]])

/** Renders the menu for an administrator, without the manuals application installed. */
function draw(items: readonly MenuItem[], address = '/dashboard', collapsed = false): HTMLElement {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  show(items, { address, collapsed, drawerOpen: false })
  return place
}

interface Shown {
  readonly address: string
  readonly collapsed: boolean
  readonly drawerOpen: boolean
}

function show(items: readonly MenuItem[], shown: Shown, onCloseDrawer = () => undefined): void {
  flushSync(() =>
    root?.render(
      <TextsContext value={{ language: 'en', overrides: NO_OVERRIDES }}>
        <Sidebar
          menu={menuOf(items, { installed: INSTALLED, showsMissing: true })}
          {...shown}
          counts={new Map()}
          onToggle={() => undefined}
          onCloseDrawer={onCloseDrawer}
        />
      </TextsContext>,
    ),
  )
}

const entries = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('li > :is(a, button)')]
const labelsIn = (place: ParentNode) => entries(place).map(each => each.textContent)
const press = (place: ParentNode, title: string) =>
  flushSync(() =>
    entries(place)
      .find(each => each.textContent === title)
      ?.click(),
  )

const width = () => document.documentElement.dataset['sidebar']

test('sets its width on the root for the notices next to it', () => {
  draw(GROUPS)
  expect(width()).toBe('wide')
  flushSync(() => root?.unmount())
  expect(width()).toBeUndefined()
  const place = draw(GROUPS, '/dashboard', true)
  expect(width()).toBe('collapsed')
  flushSync(() => entries(place)[0]?.click())
  expect(width()).toBe('beside')
})

test('[MENU-02] opens one submenu at a time', () => {
  const place = draw(GROUPS)
  expect(labelsIn(place)).toEqual(['quality', 'manuals'])
  press(place, 'quality')
  expect(labelsIn(place)).toEqual(['quality', 'checks', 'orders', 'manuals'])
  press(place, 'manuals')
  expect(labelsIn(place)).toEqual(['quality', 'manuals', 'library'])
  press(place, 'manuals')
  expect(labelsIn(place)).toEqual(['quality', 'manuals'])
})

test('[MENU-02] opens the submenu of the current page and marks its entry', () => {
  const place = draw(GROUPS, '/sq/orders')
  expect(labelsIn(place)).toEqual(['quality', 'checks', 'orders', 'manuals'])
  expect(place.querySelector('[aria-current=page]')?.textContent).toBe('orders')
})

test('[MENU-02] marks the clicked entry if two lead to the same page', () => {
  const place = draw([item('issued', '/sq/orders?status=ISSUED'), item('all', '/sq/orders')], '/sq/orders')
  // Leaves the click to the router, as in the shell.
  place.addEventListener('click', event => event.preventDefault())
  const current = () => place.querySelector('[aria-current=page]')?.textContent
  expect(current()).toBe('all')
  press(place, 'issued')
  expect(current()).toBe('issued')
})

test('[MENU-03] cycles through eight icons', () => {
  const place = draw(Array.from({ length: 10 }, (_, index) => item(`m${index}`, `/sq/checks?m=${index}`)))
  const images = entries(place).map(entry => entry.querySelector('svg')?.innerHTML)
  expect(new Set(images.slice(0, 8)).size).toBe(8)
  expect(images).not.toContain(undefined)
  expect(images.slice(8)).toEqual(images.slice(0, 2))
})

test('[MENU-08] says what is missing behind an entry', () => {
  const place = draw(GROUPS)
  press(place, 'manuals')
  const hints = entries(place).map(each => [each.textContent, each.getAttribute('aria-description')])
  expect(hints).toEqual([
    ['quality', null],
    ['manuals', 'Application not installed'],
    ['library', 'Application not installed'],
  ])
})

test('[MENU-01] moves the focus into the drawer, and back when it closes', () => {
  const place = draw(GROUPS)
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const shown = { address: '/dashboard', collapsed: false }
  show(GROUPS, { ...shown, drawerOpen: true })
  expect(place.contains(document.activeElement)).toBe(true)
  show(GROUPS, { ...shown, drawerOpen: false })
  expect(document.activeElement).toBe(opener)
})

const pressEscape = () =>
  flushSync(() =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  )

test('[MENU-01] closes the drawer on Escape', () => {
  draw(GROUPS)
  const closed = vi.fn()
  show(GROUPS, { address: '/dashboard', collapsed: false, drawerOpen: true }, closed)
  pressEscape()
  expect(closed).toHaveBeenCalledOnce()
})

test('[MENU-01] closes the group next to the collapsed menu on blur or Escape', () => {
  const place = draw(GROUPS, '/dashboard', true)
  const outside = document.body.appendChild(document.createElement('button'))
  press(place, 'quality')
  expect(labelsIn(place)).toContain('checks')
  flushSync(() => outside.focus())
  expect(labelsIn(place)).toEqual(['quality', 'manuals'])
  press(place, 'quality')
  entries(place)
    .find(each => each.textContent === 'checks')
    ?.focus()
  expect(labelsIn(place)).toContain('checks')
  pressEscape()
  expect(labelsIn(place)).toEqual(['quality', 'manuals'])
  expect(document.activeElement?.textContent).toBe('quality')
})
