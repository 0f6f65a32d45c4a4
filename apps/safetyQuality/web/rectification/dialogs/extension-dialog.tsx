import { visibleLength } from '@apron/contract/texts/normalize-text'
import { DecisionDialog } from '@apron/pages/record'
import { useLanguage, useTexts } from '@apron/sdk'
import { DateField } from '@apron/ui/date-fields'
import { TextAreaField } from '@apron/ui/fields'
import { useState } from 'react'
import { RECTIFICATION_ERRORS } from '../../../contract/rectifications/rectification.errors.ts'
import { RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'
import { extensionProblem } from '../../../contract/rules/rectifications/ro-extension.ts'
import { RO_TEXTS } from '../rectification.texts.ts'
import type { StepDialogProps } from './step-dialog.ts'

/** Dialog that requests an extension, with the reason and the control of the risk until then. */
export function ExtensionDialog({ order, dialogProps, actions }: StepDialogProps) {
  const texts = useTexts(RO_TEXTS).ask
  const language = useLanguage()
  const [newDue, setNewDue] = useState<string | null>(null)
  const [risk, setRisk] = useState('')
  const [hasTried, setHasTried] = useState(false)
  // The button is offered only if an extension may be requested, so only the date is checked here.
  const problem =
    newDue === null
      ? null
      : extensionProblem(newDue, {
          level: order.level,
          rectifyDue: order.rectifyDue,
          today: order.rectifyDue,
          granted: 0,
          pending: false,
        })
  const dateError = newDue === null ? texts.newDueMissing : problem && RECTIFICATION_ERRORS[problem][language]
  const isRiskTooShort = visibleLength(risk) < RO_LIMITS.extensionMin
  return (
    <DecisionDialog
      {...dialogProps}
      label={texts.extensionReason}
      maxLength={RO_LIMITS.extension}
      min={{ length: RO_LIMITS.extensionMin, problem: texts.extensionShort }}
      ready={() => {
        setHasTried(true)
        return dateError === null && !isRiskTooShort
      }}
      fields={
        <>
          <DateField
            label={texts.newDue}
            required
            value={newDue}
            error={hasTried ? (dateError ?? undefined) : undefined}
            onChange={setNewDue}
          />
          <TextAreaField
            label={texts.risk}
            required
            rows={3}
            maxLength={RO_LIMITS.extension}
            value={risk}
            error={hasTried && isRiskTooShort ? texts.extensionShort : undefined}
            onChange={setRisk}
          />
        </>
      }
      onDecide={reason => actions.askExtension(newDue ?? '', risk, reason)}
    />
  )
}
