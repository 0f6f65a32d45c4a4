import { visibleLength } from '@apron/contract/texts/normalize-text'
import { DecisionDialog } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { NumberField, TextField } from '@apron/ui/fields'
import { useState } from 'react'
import { RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'
import { RO_TEXTS } from '../rectification.texts.ts'
import type { StepDialogProps } from './step-dialog.ts'

/** Dialog that accepts all actions as done. At levels 1 and 2 it asks for duration and method of the watch. */
export function VerifyDialog({ order, dialogProps, actions }: StepDialogProps) {
  const texts = useTexts(RO_TEXTS).ask
  const [days, setDays] = useState<number | null>(null)
  const [measure, setMeasure] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const needsWatch = order.level !== '3'
  const isDaysInvalid = days === null || days < RO_LIMITS.watchMinDays || days > RO_LIMITS.watchMaxDays
  const isMeasureTooShort = visibleLength(measure) < RO_LIMITS.watchMeasureMin
  return (
    <DecisionDialog
      {...dialogProps}
      label={texts.remark}
      maxLength={RO_LIMITS.remark}
      ready={() => {
        setHasTried(true)
        return !needsWatch || (!isDaysInvalid && !isMeasureTooShort)
      }}
      fields={
        needsWatch && (
          <>
            <NumberField
              label={texts.watchDays}
              required
              precision={0}
              min={RO_LIMITS.watchMinDays}
              max={RO_LIMITS.watchMaxDays}
              value={days}
              error={hasTried && isDaysInvalid ? texts.watchWrong : undefined}
              onChange={setDays}
            />
            <TextField
              label={texts.watchMeasure}
              required
              maxLength={RO_LIMITS.watchMeasure}
              value={measure}
              error={hasTried && isMeasureTooShort ? texts.watchShort : undefined}
              onChange={setMeasure}
            />
          </>
        )
      }
      onDecide={remark => actions.verify(needsWatch ? days : null, measure, remark)}
    />
  )
}
