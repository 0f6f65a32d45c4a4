import { DecisionDialog } from '@apron/pages/record'
import { fillText, useTexts } from '@apron/sdk'
import { CheckField } from '@apron/ui/fields'
import { useState } from 'react'
import { RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'
import { RO_TEXTS } from '../rectification.texts.ts'
import type { StepDialogProps } from './step-dialog.ts'

/** Dialog that selects the actions that are not accepted as done, with a reason. */
export function RejectDialog({ order, dialogProps, actions }: StepDialogProps) {
  const texts = useTexts(RO_TEXTS)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [hasTried, setHasTried] = useState(false)
  const measures = order.cycles[0]?.measures ?? []
  return (
    <DecisionDialog
      {...dialogProps}
      label={texts.ask.reason}
      maxLength={RO_LIMITS.reason}
      min={{ length: RO_LIMITS.reasonMin, problem: texts.ask.reasonShort }}
      ready={() => {
        setHasTried(true)
        return chosen.length > 0
      }}
      fields={
        <fieldset className="ap-line-fields">
          <legend>{texts.ask.rejected}</legend>
          <div className="ap-line-wide">
            {measures.map(({ id, seq, description }) => (
              <CheckField
                key={id}
                label={`${fillText(texts.plan.measure, { n: String(seq) })} ${description}`}
                checked={chosen.includes(id)}
                onChange={checked =>
                  setChosen(checked ? [...chosen, id] : chosen.filter(each => each !== id))
                }
              />
            ))}
            {hasTried && chosen.length === 0 && (
              <p className="ap-lines-error" role="alert">
                {texts.ask.rejectedMissing}
              </p>
            )}
          </div>
        </fieldset>
      }
      onDecide={reason => actions.reject(chosen, reason)}
    />
  )
}
