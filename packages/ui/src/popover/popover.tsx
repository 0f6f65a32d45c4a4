import { Popover as MantinePopover } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import type { Placement } from './placement.ts'

export interface PopoverProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** One of our buttons. A click on it opens and closes. */
  readonly trigger: ReactElement<{ onClick?: () => void }>
  readonly label: string
  /** px */
  readonly width?: number
  readonly placement?: Placement
  readonly children: ReactNode
}

/** Floating content next to its button. Escape and a click elsewhere close it, and the focus returns. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, label, width, placement = 'bottom-end', children } = props
  return (
    <MantinePopover
      opened={open}
      onChange={onOpenChange}
      position={placement}
      offset={6}
      width={width ?? 'max-content'}
      // Never larger than the room there is. The content decides which part of it scrolls.
      middlewares={{ flip: true, shift: true, size: true }}
      trapFocus
      returnFocus
      withRoles
    >
      <MantinePopover.Target>
        {cloneElement(trigger, { onClick: () => onOpenChange(!open) })}
      </MantinePopover.Target>
      <MantinePopover.Dropdown className="ap-popover" aria-label={label}>
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  )
}
