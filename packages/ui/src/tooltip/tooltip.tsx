import { Tooltip as MantineTooltip } from '@mantine/core'
import type { ReactElement } from 'react'
import type { Placement } from '../popover/placement.ts'

export interface TooltipProps {
  /** Repeats or shortens text that is available elsewhere. Nothing may depend on hover. */
  readonly text: string
  readonly children: ReactElement
  readonly placement?: Placement
  readonly disabled?: boolean
}

/** A tooltip on hover and on focus. */
export function Tooltip({ text, children, placement = 'top', disabled = false }: TooltipProps) {
  return (
    <MantineTooltip
      classNames={{ tooltip: 'ap-tooltip' }}
      label={text}
      position={placement}
      openDelay={300}
      disabled={disabled}
      events={{ hover: true, focus: true, touch: false }}
    >
      {children}
    </MantineTooltip>
  )
}
