import { isComposing } from '@apron/contract/rules/forms/is-composing'
import { ModalBase, ModalBaseBody, ModalBaseContent, ModalBaseOverlay, ModalBaseTitle } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '../button/button.tsx'
import { FADE } from '../provider/fade.ts'
import { useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'
import { useDialogCount, useReturnFocus, useUnfocusedKeys } from './dialog-focus.ts'

/** Widths of a dialog in px (UI-05, §9). */
export type DialogWidth = 560 | 600 | 800 | 900 | 1100

export interface DialogProps {
  readonly open: boolean
  /** Called by the close button and by Escape, never by a click on the mask (UI-05). */
  readonly onClose: () => void
  readonly title: string
  readonly width?: DialogWidth
  /** Buttons at the bottom right, the main one last. */
  readonly actions?: ReactNode
  /** Work is under way. The dialog cannot be closed. */
  readonly busy?: boolean
  readonly children: ReactNode
}

/** A modal dialog. Takes the focus when it opens and returns it when it closes. */
export function Dialog({ open, onClose, title, width = 560, actions, busy = false, children }: DialogProps) {
  const words = useUiTexts(UI_TEXTS)
  const style: CSSProperties & Record<`--${string}`, string> = { '--ap-dialog-width': `${width}px` }
  const content = useRef<HTMLDivElement>(null)
  const mayClose = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && !busy && !isComposing(event)

  /** Lets a list, a calendar or another dialog on top close first, and only that. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { currentTarget, target, nativeEvent } = event
    if (event.defaultPrevented || !mayClose(nativeEvent)) return
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    if (!target.hasAttribute('data-mantine-stop-propagation')) onClose()
  }

  useDialogCount(open)
  useReturnFocus(open, content)
  useUnfocusedKeys(open, content, event => {
    if (!mayClose(event)) return
    // Otherwise the dialog below would be the topmost when it gets the same key.
    event.preventDefault()
    onClose()
  })
  return (
    <ModalBase
      opened={open}
      onClose={onClose}
      closeOnClickOutside={false}
      // With Mantine's own Escape, one key closes every open dialog, and the focus of dialogs rendered open is lost.
      closeOnEscape={false}
      returnFocus={false}
      trapFocus
      lockScroll={false}
      transitionProps={FADE}
      withinPortal
    >
      <ModalBaseOverlay className="ap-dialog-mask" fixed />
      <ModalBaseContent
        ref={content}
        className="ap-dialog"
        style={style}
        innerProps={{ className: 'ap-dialog-place', onKeyDown: handleKeyDown }}
      >
        <div className="ap-dialog-head">
          <ModalBaseTitle className="ap-dialog-title">{title}</ModalBaseTitle>
          <IconButton
            size="small"
            label={words.close}
            icon={<IconX size={18} stroke={1.5} />}
            disabled={busy}
            onClick={onClose}
          />
        </div>
        <ModalBaseBody className="ap-dialog-body">{children}</ModalBaseBody>
        {actions && <div className="ap-dialog-actions">{actions}</div>}
      </ModalBaseContent>
    </ModalBase>
  )
}
