import type { DecisionDialogProps } from '@apron/pages/record'
import type { RoDetail } from '../../../contract/rectifications/rectification.entities.ts'
import type { RoActions } from '../use-ro-actions.ts'

/** What every dialog of a step has in common. */
export type DialogFrame = Pick<DecisionDialogProps, 'title' | 'action' | 'busy' | 'onClose'> & {
  readonly record: string
}

export interface StepDialogProps {
  readonly order: RoDetail
  readonly frame: DialogFrame
  readonly act: RoActions
}
