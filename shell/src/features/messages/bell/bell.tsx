import type { Language } from '@apron/contract/dictionary/language'
import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
import { IconBell, IconBellQuestion } from '@apron/ui/icons'
import { Popover } from '@apron/ui/popover'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { bellTexts } from './bell.texts.ts'
import { bellName } from './bell-label.ts'
import type { MessageCountStore } from './message-count.ts'

/** px (§9). */
const WIDTH = 320

interface BellProps {
  readonly language: Language
  readonly count: MessageCountStore
  /** True if a very urgent message is unread. */
  readonly urgent: boolean
  /** Called when the user is about to open it, to preload its content. */
  readonly onApproach: () => void
  /** Content of the popover. */
  readonly children: (close: () => void) => ReactNode
}

/** Shows the unread count and its freshness, and opens the messages (BAR-04, BAR-05). */
export function Bell({ language, count, urgent, onApproach, children }: BellProps) {
  const texts = useTexts(bellTexts)
  const state = useStore(count)
  const [open, setOpen] = useState(false)
  const stale = state.link === 'stale'
  const Icon = stale ? IconBellQuestion : IconBell

  function change(next: boolean) {
    setOpen(next)
    if (next) state.retry()
  }

  return (
    <Popover
      open={open}
      onOpenChange={change}
      width={WIDTH}
      label={texts.title}
      trigger={
        <IconButton
          label={texts.title}
          aria-label={bellName(state, language, texts)}
          icon={<Icon size={20} stroke={1.5} />}
          count={state.unread ?? 0}
          countMeaning={urgent ? 'red' : stale ? 'faded' : 'accent'}
          onPointerEnter={onApproach}
          onFocus={onApproach}
        />
      }
    >
      {children(() => setOpen(false))}
    </Popover>
  )
}
