import { isBlank } from '@apron/contract/texts/normalize-text'
import { DecisionDialog } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { DateField } from '@apron/ui/date-fields'
import { TextField } from '@apron/ui/fields'
import { useState } from 'react'
import type { OccDetail } from '../../contract/occurrences/occurrence.entities.ts'
import { OCC_LIMITS } from '../../contract/occurrences/occurrence.values.ts'
import { siteToday } from '../voluntary-reports/site-today.ts'
import { OCC_ACTION_TEXTS, OCC_TEXTS } from './occurrence.texts.ts'
import type { OccActions } from './use-occ-actions.ts'

/** Actions decided in a dialog with a text. */
export type DialogAction = 'return' | 'send' | 'close'

interface OccDecisionProps {
  readonly report: OccDetail
  readonly action: DialogAction
  readonly actions: OccActions
  readonly onClose: () => void
}

/** Dialog of one decision. */
export function OccDecision({ report, action, actions, onClose }: OccDecisionProps) {
  const { ask } = useTexts(OCC_TEXTS)
  const label = useTexts(OCC_ACTION_TEXTS)[action]
  const [receiptNo, setReceiptNo] = useState('')
  const [receiptDate, setReceiptDate] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const dialogProps = {
    title: `${label} · ${report.reportNo ?? report.title}`,
    action: label,
    record: `occurrence.${action} ${report.id}`,
    busy: actions.busy,
    onClose,
  }
  const remark = { label: ask.remark, maxLength: OCC_LIMITS.remark }
  if (action === 'return') {
    return (
      <DecisionDialog
        {...dialogProps}
        label={ask.reason}
        maxLength={OCC_LIMITS.reason}
        min={{ length: OCC_LIMITS.reasonMin, problem: ask.reasonShort }}
        onDecide={actions.returnReport}
      />
    )
  }
  if (action === 'close') return <DecisionDialog {...dialogProps} {...remark} onDecide={actions.close} />
  return (
    <DecisionDialog
      {...dialogProps}
      {...remark}
      ready={() => {
        setHasTried(true)
        return !isBlank(receiptNo) && receiptDate !== null
      }}
      fields={
        <>
          <TextField
            label={ask.receiptNo}
            required
            value={receiptNo}
            maxLength={OCC_LIMITS.receiptNo}
            error={hasTried && isBlank(receiptNo) ? ask.needed : undefined}
            onChange={setReceiptNo}
          />
          <DateField
            label={ask.receiptDate}
            required
            value={receiptDate}
            max={siteToday()}
            error={hasTried && receiptDate === null ? ask.needed : undefined}
            onChange={setReceiptDate}
          />
        </>
      }
      onDecide={text => actions.send(receiptNo, receiptDate ?? '', text)}
    />
  )
}
