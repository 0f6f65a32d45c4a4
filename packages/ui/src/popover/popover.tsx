import { Popover as MantinePopover } from '@mantine/core'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import type { Placement } from './placement.ts'

export interface PopoverProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** A button of ours; a click on it opens and closes. */
  readonly trigger: ReactElement<{ onClick?: () => void }>
  readonly label: string
  /** px */
  readonly width?: number
  readonly placement?: Placement
  readonly children: ReactNode
}

/** Something to read or set beside its button; closes by Escape and by a click elsewhere, and gives the focus back. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, label, width, placement = 'bottom-end', children } = props
  return (
    <MantinePopover
      opened={open}
      onChange={onOpenChange}
      position={placement}
      offset={6}
      width={width ?? 'max-content'}
      // Never larger than the room there is; what is inside says which part of it scrolls.
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
