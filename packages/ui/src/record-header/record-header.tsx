import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/button.tsx'
import { PageHeader, type PageHeaderProps } from '../page/page.tsx'
import { printPage } from '../print/print-page.ts'
import { useUiTexts } from '../provider/ui-context.ts'
import { SavedNote } from '../status/status.tsx'
import { UI_TEXTS } from '../words/words.ts'
import { useRoomAbove } from './use-room-above.ts'

export interface RecordHeaderProps extends Omit<PageHeaderProps, 'facts'> {
  /** A short line below; the first one says how far it is. */
  readonly facts: readonly string[]
  /** What is not saved, in words; nothing when all is. */
  readonly unsaved?: string | undefined
  /** Shown after a save, until something is changed. */
  readonly saved?: string | undefined
  /** What must be seen wherever the page is scrolled to. */
  readonly notice?: ReactNode
  readonly progress?: { readonly value: number; readonly max: number }
}

/** Which record, how it stands, how far it is, and the next action. Stays in sight while the page scrolls below it. */
export function RecordHeader(props: RecordHeaderProps) {
  const { facts, unsaved, saved, notice, progress, actions, ...header } = props
  const words = useUiTexts(UI_TEXTS)
  const frame = useRef<HTMLDivElement>(null)
  useRoomAbove(frame)
  return (
    <div ref={frame} className="ap-record-header">
      <PageHeader
        {...header}
        actions={
          <>
            <IconButton
              label={words.print}
              icon={<IconPrinter size={18} stroke={1.5} />}
              onClick={() => void printPage()}
            />
            {actions}
          </>
        }
        facts={
          <>
            {facts.map(fact => (
              <span key={fact}>{fact}</span>
            ))}
            {unsaved && <strong className="ap-record-unsaved">{unsaved}</strong>}
            <SavedNote>{unsaved ? undefined : saved}</SavedNote>
          </>
        }
      />
      {notice && <div className="ap-record-notice">{notice}</div>}
      {progress && <progress className="ap-record-progress" {...progress} aria-label={facts[0]} />}
    </div>
  )
}
