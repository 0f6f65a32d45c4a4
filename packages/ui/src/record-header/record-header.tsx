import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/button.tsx'
import { PageHeader, type PageHeaderProps } from '../page/page.tsx'
import { printPage } from '../print/print-page.ts'
import { useUiTexts } from '../provider/ui-context.ts'
import { SavedNote } from '../status/status.tsx'
import { UI_TEXTS } from '../words/words.ts'
import { useScrollPadding } from './use-scroll-padding.ts'

export interface RecordHeaderProps extends Omit<PageHeaderProps, 'facts'> {
  /** Short lines below the title. The first one says how far the work is. */
  readonly facts: readonly string[]
  /** Describes unsaved changes. Empty if there are none. */
  readonly unsaved?: string | undefined
  /** Shown after a save until something changes. */
  readonly saved?: string | undefined
  /** A notice that stays visible while the page scrolls. */
  readonly notice?: ReactNode
  readonly progress?: { readonly value: number; readonly max: number }
}

/** Header of a record: title, state, progress and next action. Stays in view while the page scrolls. */
export function RecordHeader(props: RecordHeaderProps) {
  const { facts, unsaved, saved, notice, progress, actions, ...header } = props
  const words = useUiTexts(UI_TEXTS)
  const frame = useRef<HTMLDivElement>(null)
  useScrollPadding(frame)
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
