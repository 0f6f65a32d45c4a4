import { useLanguage, useTexts } from '@apron/sdk'
import { TextAreaField } from '@apron/ui/fields'
import { Section } from '@apron/ui/page'
import { Faint, Prose } from '@apron/ui/text'
import { CHECK_ORDER_ERRORS } from '../../contract/check-order.errors.ts'
import { CHECK_LIMITS } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { ConflictAlert } from './conflict-alert.tsx'

interface OrderConclusionProps {
  readonly conclusion: string
  readonly editing: boolean
  readonly missing: boolean
  readonly onChange: (conclusion: string) => void
  /** The conclusion as a colleague saved it in the meantime; null if nobody did. */
  readonly theirs: string | null
  readonly onKeepOwn: () => void
  readonly onTakeTheirs: () => void
}

/** The conclusion of the check as a whole. */
export function OrderConclusion(props: OrderConclusionProps) {
  const { conclusion, editing, missing, onChange, theirs, onKeepOwn, onTakeTheirs } = props
  const { work: texts, itemConflict } = useTexts(CHECKED_RESULT_TEXTS)
  const language = useLanguage()
  return (
    <Section title={texts.conclusion}>
      <div data-item="conclusion">
        {theirs !== null && (
          <ConflictAlert
            title={itemConflict.conclusion}
            theirs={theirs || texts.noConclusion}
            own={conclusion || texts.noConclusion}
            onKeepOwn={onKeepOwn}
            onTakeTheirs={onTakeTheirs}
          />
        )}
        {editing ? (
          <TextAreaField
            label={texts.conclusion}
            hideLabel
            rows={4}
            required
            maxLength={CHECK_LIMITS.conclusion}
            value={conclusion}
            error={missing ? CHECK_ORDER_ERRORS.conclusionMissing[language] : undefined}
            onChange={onChange}
          />
        ) : (
          <Prose>{conclusion || <Faint>{texts.noConclusion}</Faint>}</Prose>
        )}
      </div>
    </Section>
  )
}
