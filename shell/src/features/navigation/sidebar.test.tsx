import type { MenuItem } from '@apron/contract/menus/menu-item'
import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { buildMenu } from './menu-rules.ts'
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
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  show(items, { address, collapsed, drawerOpen: false })
  return container
}

interface SidebarState {
  readonly address: string
  readonly collapsed: boolean
  readonly drawerOpen: boolean
}

function show(items: readonly MenuItem[], state: SidebarState, onCloseDrawer = () => undefined): void {
  flushSync(() =>
    root?.render(
      <TextsContext value={{ language: 'en', overrides: NO_OVERRIDES }}>
        <Sidebar
          menu={buildMenu(items, { installed: INSTALLED, showsMissing: true })}
          {...state}
          counts={new Map()}
          onToggle={() => undefined}
          onCloseDrawer={onCloseDrawer}
        />
      </TextsContext>,
    ),
  )
}

const entries = (container: ParentNode) => [...container.querySelectorAll<HTMLElement>('li > :is(a, button)')]
const labelsIn = (container: ParentNode) => entries(container).map(each => each.textContent)
const press = (container: ParentNode, title: string) =>
  flushSync(() =>
    entries(container)
      .find(each => each.textContent === title)
      ?.click(),
  )

const width = () => document.documentElement.dataset['sidebar']

test('sets its width on the root for the notices next to it', () => {
  draw(GROUPS)
  expect(width()).toBe('wide')
  flushSync(() => root?.unmount())
  expect(width()).toBeUndefined()
  const container = draw(GROUPS, '/dashboard', true)
  expect(width()).toBe('collapsed')
  flushSync(() => entries(container)[0]?.click())
  expect(width()).toBe('beside')
})

test('[MENU-02] opens one submenu at a time', () => {
  const container = draw(GROUPS)
  expect(labelsIn(container)).toEqual(['quality', 'manuals'])
  press(container, 'quality')
  expect(labelsIn(container)).toEqual(['quality', 'checks', 'orders', 'manuals'])
  press(container, 'manuals')
  expect(labelsIn(container)).toEqual(['quality', 'manuals', 'library'])
  press(container, 'manuals')
  expect(labelsIn(container)).toEqual(['quality', 'manuals'])
})

test('[MENU-02] opens the submenu of the current page and marks its entry', () => {
  const container = draw(GROUPS, '/sq/orders')
  expect(labelsIn(container)).toEqual(['quality', 'checks', 'orders', 'manuals'])
  expect(container.querySelector('[aria-current=page]')?.textContent).toBe('orders')
})

test('[MENU-02] marks the clicked entry if two lead to the same page', () => {
  const container = draw(
    [item('issued', '/sq/orders?status=ISSUED'), item('all', '/sq/orders')],
    '/sq/orders',
  )
  // Leaves the click to the router, as in the shell.
  container.addEventListener('click', event => event.preventDefault())
  const current = () => container.querySelector('[aria-current=page]')?.textContent
  expect(current()).toBe('all')
  press(container, 'issued')
  expect(current()).toBe('issued')
})

test('[MENU-03] cycles through eight icons', () => {
  const container = draw(Array.from({ length: 10 }, (_, index) => item(`m${index}`, `/sq/checks?m=${index}`)))
  const images = entries(container).map(entry => entry.querySelector('svg')?.innerHTML)
  expect(new Set(images.slice(0, 8)).size).toBe(8)
  expect(images).not.toContain(undefined)
  expect(images.slice(8)).toEqual(images.slice(0, 2))
})

test('[MENU-08] says what is missing behind an entry', () => {
  const container = draw(GROUPS)
  press(container, 'manuals')
  const hints = entries(container).map(each => [each.textContent, each.getAttribute('aria-description')])
  expect(hints).toEqual([
    ['quality', null],
    ['manuals', 'Application not installed'],
    ['library', 'Application not installed'],
  ])
})

test('[MENU-01] moves the focus into the drawer, and back when it closes', () => {
  const container = draw(GROUPS)
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const state = { address: '/dashboard', collapsed: false }
  show(GROUPS, { ...state, drawerOpen: true })
  expect(container.contains(document.activeElement)).toBe(true)
  show(GROUPS, { ...state, drawerOpen: false })
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
  const container = draw(GROUPS, '/dashboard', true)
  const outside = document.body.appendChild(document.createElement('button'))
  press(container, 'quality')
  expect(labelsIn(container)).toContain('checks')
  flushSync(() => outside.focus())
  expect(labelsIn(container)).toEqual(['quality', 'manuals'])
  press(container, 'quality')
  entries(container)
    .find(each => each.textContent === 'checks')
    ?.focus()
  expect(labelsIn(container)).toContain('checks')
  pressEscape()
  expect(labelsIn(container)).toEqual(['quality', 'manuals'])
  expect(document.activeElement?.textContent).toBe('quality')
})
