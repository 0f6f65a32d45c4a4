import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
import { IconX } from '@apron/ui/icons'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MenuList } from './menu-list.tsx'
import { findCurrentEntry, type MenuNode, menuPathTo, pathOf, toggleSubmenu } from './menu-rules.ts'
import { navigationTexts } from './navigation.texts.ts'
import styles from './sidebar.module.css'
import { useCloseOutside } from './use-close-outside.ts'

interface SidebarProps {
  readonly menu: readonly MenuNode[]
  /** Address of the current page: path, query and hash. */
  readonly address: string
  readonly collapsed: boolean
  /** Pending items by address (MENU-05). */
  readonly counts: ReadonlyMap<string, number>
  /** Called when a submenu is opened or closed. */
  readonly onToggle: (node: MenuNode) => void
  /** True if the drawer is open, on narrow screens. */
  readonly drawerOpen: boolean
  readonly onCloseDrawer: () => void
}

/** Moves the focus through visible entries with the up and down keys, in addition to Tab. */
function moveFocus(nav: HTMLElement, key: string): boolean {
  const direction = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (direction === 0) return false
  const entries = [...nav.querySelectorAll<HTMLElement>('a[href], button')]
  const index = entries.findIndex(entry => entry === document.activeElement)
  entries[(index + direction + entries.length) % entries.length]?.focus()
  return true
}

/** Margin around the current entry, px, which shows whether the menu continues. */
const CURRENT_MARGIN = 8

/** Scrolls the current page's entry into view, without scrolling anything but the menu. */
function showCurrent(nav: HTMLElement): void {
  const entry = nav.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  const view = nav.getBoundingClientRect()
  if (entry === undefined) return
  if (entry.bottom > view.bottom) nav.scrollTop += entry.bottom - view.bottom + CURRENT_MARGIN
  else if (entry.top < view.top) nav.scrollTop -= view.top - entry.top + CURRENT_MARGIN
}

/** The menu of pages the user may open (MENU-01 to MENU-06). */
export function Sidebar({
  menu,
  address,
  collapsed,
  counts,
  onToggle,
  drawerOpen,
  onCloseDrawer,
}: SidebarProps) {
  const texts = useTexts(navigationTexts)
  const nav = useRef<HTMLElement>(null)
  // The last marked entry by path, for paths with several entries.
  const [marked, setMarked] = useState<ReadonlyMap<string, string>>(new Map())
  const path = pathOf(address)
  const current = findCurrentEntry(menu, address, marked.get(path))
  const trail = menuPathTo(menu, current)
  const trailKey = trail.join(' ')
  const mark = (at: string, id: string) => setMarked(before => new Map(before).set(at, id))
  if (current !== undefined && marked.get(path) !== current) mark(path, current)
  const [open, setOpen] = useState<readonly string[]>(trail.slice(0, -1))
  // Open group of the collapsed menu; initially none.
  const [flyout, setFlyout] = useState<readonly string[]>([])
  const isNarrow = collapsed && !drawerOpen
  const [expandedTrailKey, setExpandedTrailKey] = useState(trailKey)

  // Expands the current page's submenus, also when it was opened from elsewhere.
  if (expandedTrailKey !== trailKey) {
    setExpandedTrailKey(trailKey)
    if (trail.length > 1) setOpen(trail.slice(0, -1))
    setFlyout([])
  }

  useLayoutEffect(() => {
    if (nav.current !== null && trailKey !== '') showCurrent(nav.current)
  }, [trailKey])

  // An attribute, because a `:root:has(…)` rule would recalculate every style on the page on any change.
  const widthMode = !collapsed ? 'wide' : isNarrow && flyout.length > 0 ? 'beside' : 'collapsed'
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['sidebar'] = widthMode
    return () => {
      delete dataset['sidebar']
    }
  }, [widthMode])

  // Moves the focus into the drawer, and back when it closes.
  useEffect(() => {
    if (!drawerOpen) return undefined
    const before = document.activeElement
    nav.current?.querySelector<HTMLElement>('a[href], button')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [drawerOpen])

  function toggle(level: number, node: MenuNode) {
    onToggle(node)
    if (isNarrow) setFlyout(toggleSubmenu(flyout, level, node.id))
    else setOpen(toggleSubmenu(open, level, node.id))
  }

  /** Returns the focus to the group's entry. */
  function closeFlyout() {
    nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    setFlyout([])
  }

  useCloseOutside(nav, flyout.length > 0, () => setFlyout([]))

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && drawerOpen) onCloseDrawer()
    else if (event.key === 'Escape' && flyout.length > 0) closeFlyout()
    else if (moveFocus(event.currentTarget, event.key)) event.preventDefault()
  }

  return (
    <>
      <div
        className={styles['scrim']}
        data-open={drawerOpen || undefined}
        onClick={onCloseDrawer}
        aria-hidden="true"
      />
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- handles keys pressed on the entries inside */}
      <nav
        ref={nav}
        className={styles['sidebar']}
        aria-label={texts.menu}
        data-collapsed={collapsed || undefined}
        data-drawer={drawerOpen || undefined}
        onKeyDown={handleKeyDown}
      >
        <div className={styles['drawerHead']}>
          <IconButton
            label={texts.closeDrawer}
            icon={<IconX size={20} stroke={1.5} />}
            onClick={onCloseDrawer}
          />
        </div>
        <MenuList
          nodes={menu}
          level={0}
          open={isNarrow ? flyout : open}
          isCollapsed={isNarrow}
          counts={counts}
          trail={trail}
          onToggle={toggle}
          onOpen={({ id, href }) => mark(pathOf(href ?? ''), id)}
        />
      </nav>
    </>
  )
}
