import { Menu as MantineMenu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Placement } from '../popover/placement.ts'

export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** Text at the end of the line, such as a shortcut or a state. */
  readonly hint?: string
  readonly danger?: boolean
  readonly disabled?: boolean
  /** The current choice, such as the language in use. */
  readonly checked?: boolean
  readonly onSelect: () => void
}

/** A line of text, such as the name of the signed-in user. */
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
  /** One of our buttons. It opens the menu. */
  readonly trigger: ReactElement
  readonly placement?: Placement
  /** Called when the menu opens. Load late items here. */
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

/** A context menu at the pointer. Opens by right click and by long press on its child. */
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
  const previousFocus = useRef<Element>(null)
  const select = ({ onSelect }: MenuAction) => {
    // Done now, so that a dialog opened by the action can return the focus there. This item is unmounted by then.
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true })
    onSelect()
  }
  return (
    <MantineMenu.Dropdown ref={menu} className="ap-menu" aria-label={label}>
      <FocusInside key={items.map(({ id }) => id).join()} menu={menu} previousFocusRef={previousFocus} />
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
  /** Element that had the focus when the menu opened. */
  readonly previousFocusRef: RefObject<Element | null>
}

/** Moves the focus into an open menu whose items come late. Without the focus, Escape would not close it. */
function FocusInside({ menu, previousFocusRef }: FocusInsideProps) {
  useEffect(() => {
    if (menu.current?.contains(document.activeElement) === false)
      previousFocusRef.current = document.activeElement
    // Deferred until Mantine has recorded where to return the focus.
    const frame = requestAnimationFrame(() => {
      const element = menu.current
      if (!element || element.contains(document.activeElement)) return
      const first = element.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')
      const target = first ?? element
      target.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [menu, previousFocusRef])
  return null
}
