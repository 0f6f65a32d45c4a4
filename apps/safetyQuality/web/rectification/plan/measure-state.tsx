import { useTexts } from '@apron/sdk'
import { Status, type StatusProps } from '@apron/ui/status'
import {
  MEASURE_STATUS_TEXTS,
  type MeasureStatus,
} from '../../../contract/rectifications/rectification.values.ts'

const MEANINGS = {
  OPEN: 'neutral',
  DONE: 'info',
  VERIFIED: 'green',
  REJECTED: 'amber',
} as const satisfies Record<MeasureStatus, StatusProps['meaning']>

export function MeasureState({ status }: { readonly status: MeasureStatus }) {
  const texts = useTexts(MEASURE_STATUS_TEXTS)
  return <Status meaning={MEANINGS[status]}>{texts[status]}</Status>
}
