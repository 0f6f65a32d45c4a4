import { visibleLength } from '@apron/contract/texts/normalize-text'
import { DecisionDialog } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { NumberField, TextField } from '@apron/ui/fields'
import { useState } from 'react'
import { RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'
import { RO_TEXTS } from '../rectification.texts.ts'
import type { StepDialogProps } from './step-dialog.ts'

/** Dialog that accepts all actions as done. At levels 1 and 2 it asks for duration and method of the watch. */
export function VerifyDialog({ order, frame, act }: StepDialogProps) {
  const texts = useTexts(RO_TEXTS).ask
  const [days, setDays] = useState<number | null>(null)
  const [measure, setMeasure] = useState('')
  const [tried, setTried] = useState(false)
  const watched = order.level !== '3'
  const daysWrong = days === null || days < RO_LIMITS.watchMinDays || days > RO_LIMITS.watchMaxDays
  const measureShort = visibleLength(measure) < RO_LIMITS.watchMeasureMin
  return (
    <DecisionDialog
      {...frame}
      label={texts.remark}
      maxLength={RO_LIMITS.remark}
      ready={() => {
        setTried(true)
        return !watched || (!daysWrong && !measureShort)
      }}
      fields={
        watched && (
          <>
            <NumberField
              label={texts.watchDays}
              required
              precision={0}
              min={RO_LIMITS.watchMinDays}
              max={RO_LIMITS.watchMaxDays}
              value={days}
              error={tried && daysWrong ? texts.watchWrong : undefined}
              onChange={setDays}
            />
            <TextField
              label={texts.watchMeasure}
              required
              maxLength={RO_LIMITS.watchMeasure}
              value={measure}
              error={tried && measureShort ? texts.watchShort : undefined}
              onChange={setMeasure}
            />
          </>
        )
      }
      onDecide={remark => act.verify(watched ? days : null, measure, remark)}
    />
  )
}
