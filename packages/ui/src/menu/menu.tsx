import { Menu as MantineMenu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Placement } from '../popover/placement.ts'

export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** At the end of the line, such as a shortcut or a state. */
  readonly hint?: string
  readonly danger?: boolean
  readonly disabled?: boolean
  /** The one that holds now, such as the language in use. */
  readonly checked?: boolean
  readonly onSelect: () => void
}

/** A line to read, such as who is logged in. */
export interface MenuNote {
  readonly id: string
  readonly note: string
}

export type MenuEntry = MenuAction | MenuNote | { readonly id: string; readonly divider: true }

interface MenuBase {
  readonly label: string
  readonly items: readonly MenuEntry[]
}

export interface MenuProps extends MenuBase {
  /** A button of ours; it opens the menu. */
  readonly trigger: ReactElement
  readonly placement?: Placement
  /** It opens now: the moment to ask for items that come late. */
  readonly onOpen?: () => void
}

/** A list of actions behind a button. */
export function Menu({ label, trigger, items, placement = 'bottom-end', onOpen }: MenuProps) {
  return (
    <MantineMenu
      position={placement}
      offset={4}
      withInitialFocusPlaceholder={false}
      {...(onOpen === undefined ? {} : { onOpen })}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      <MenuItems label={label} items={items} />
    </MantineMenu>
  )
}

export interface ContextMenuProps extends MenuBase {
  readonly children: ReactElement
}

/** A menu that opens at the pointer by right click and by long press on its child. */
export function ContextMenu({ label, items, children }: ContextMenuProps) {
  return (
    <MantineMenu position="bottom-start" offset={0} withInitialFocusPlaceholder={false}>
      <MantineMenu.ContextMenu>{children}</MantineMenu.ContextMenu>
      <MenuItems label={label} items={items} />
    </MantineMenu>
  )
}

function MenuItems({ label, items }: MenuBase) {
  const menu = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  const select = ({ onSelect }: MenuAction) => {
    // Now, for what the action opens to bring it back there: this item is gone by then.
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    onSelect()
  }
  return (
    <MantineMenu.Dropdown ref={menu} className="ap-menu" aria-label={label}>
      <FocusInside key={items.map(({ id }) => id).join()} menu={menu} beforeRef={before} />
      {items.map(item =>
        'divider' in item ? (
          <hr key={item.id} className="ap-menu-divider" />
        ) : 'note' in item ? (
          <MantineMenu.Label key={item.id} className="ap-menu-note">
            {item.note}
          </MantineMenu.Label>
        ) : (
          <MantineMenu.Item
            key={item.id}
            className="ap-menu-item"
            data-danger={item.danger || undefined}
            leftSection={item.icon}
            rightSection={item.checked ? <IconCheck size={16} stroke={1.5} aria-hidden /> : item.hint}
            disabled={item.disabled === true}
            aria-current={item.checked || undefined}
            onClick={() => select(item)}
          >
            {item.label}
          </MantineMenu.Item>
        ),
      )}
    </MantineMenu.Dropdown>
  )
}

interface FocusInsideProps {
  readonly menu: RefObject<HTMLDivElement | null>
  /** Where the focus was when the menu opened. */
  readonly beforeRef: RefObject<Element | null>
}

/** Brings the focus into an open menu when nothing there could take it before, as when its items come late: else Escape closes nothing. */
function FocusInside({ menu, beforeRef }: FocusInsideProps) {
  useEffect(() => {
    if (menu.current?.contains(document.activeElement) === false) beforeRef.current = document.activeElement
    // Later, so that Mantine has noted where the focus was, to bring it back there.
    const frame = requestAnimationFrame(() => {
      const element = menu.current
      if (!element || element.contains(document.activeElement)) return
      const first = element.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')
      const target = first ?? element
      target.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [menu, beforeRef])
  return null
}
