import type { DecisionDialogProps } from '@apron/pages/record'
import type { RoDetail } from '../../../contract/rectifications/rectification.entities.ts'
import type { RoActions } from '../use-ro-actions.ts'

/** Props that all dialogs of a step share. */
export type DialogFrame = Pick<DecisionDialogProps, 'title' | 'action' | 'busy' | 'onClose'> & {
  readonly record: string
}

export interface StepDialogProps {
  readonly order: RoDetail
  readonly dialogProps: DialogFrame
  readonly actions: RoActions
}
