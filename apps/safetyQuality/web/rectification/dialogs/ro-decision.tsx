import { DecisionDialog } from '@apron/pages/record'
import { fillText, useTexts } from '@apron/sdk'
import type { ReactNode } from 'react'
import type { RoDetail } from '../../../contract/rectifications/rectification.entities.ts'
import { RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'
import { RO_ACTION_TEXTS, RO_TEXTS } from '../rectification.texts.ts'
import type { WrittenAction } from '../ro-steps.ts'
import type { RoActions } from '../use-ro-actions.ts'
import { ExtensionDialog } from './extension-dialog.tsx'
import { ReassignDialog } from './reassign-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import type { DialogFrame } from './step-dialog.ts'
import { VerifyDialog } from './verify-dialog.tsx'

interface RoDecisionProps {
  readonly order: RoDetail
  readonly action: WrittenAction
  readonly act: RoActions
  readonly onClose: () => void
}

/** Opens the dialog of an action with the fields that it needs. */
export function RoDecision({ order, action, act, onClose }: RoDecisionProps): ReactNode {
  const texts = useTexts(RO_TEXTS)
  const labels = useTexts(RO_ACTION_TEXTS)
  const { ask } = texts
  const frame: DialogFrame = {
    title: `${labels[action]} · ${order.roNo}`,
    action: labels[action],
    record: `rectification.${action} ${order.id}`,
    busy: act.busy,
    onClose,
  }
  const remark = { label: ask.remark, maxLength: RO_LIMITS.remark }
  const reason = {
    label: ask.reason,
    maxLength: RO_LIMITS.reason,
    min: { length: RO_LIMITS.reasonMin, problem: ask.reasonShort },
  }
  const pending = order.extensions.find(({ decision }) => decision === null)
  const asked =
    pending === undefined
      ? {}
      : {
          message: `${fillText(texts.extensions.line, { from: pending.oldDue, to: pending.newDue })} · ${pending.reason}`,
        }
  switch (action) {
    case 'reassign':
      return <ReassignDialog order={order} frame={frame} act={act} />
    case 'askExtension':
      return <ExtensionDialog order={order} frame={frame} act={act} />
    case 'verify':
      return <VerifyDialog order={order} frame={frame} act={act} />
    case 'reject':
      return <RejectDialog order={order} frame={frame} act={act} />
    case 'accept':
      return (
        <DecisionDialog
          {...frame}
          label={ask.containment}
          maxLength={RO_LIMITS.containment}
          {...(order.level === '1' ? { min: { length: 1, problem: ask.containmentShort } } : {})}
          onDecide={act.accept}
        />
      )
    case 'acceptPlan':
      return order.trainingOnly ? (
        <DecisionDialog
          {...frame}
          message={ask.training}
          label={ask.trainingRemark}
          maxLength={RO_LIMITS.remark}
          min={{ length: RO_LIMITS.reasonMin, problem: ask.reasonShort }}
          onDecide={act.acceptPlan}
        />
      ) : (
        <DecisionDialog {...frame} {...remark} onDecide={act.acceptPlan} />
      )
    case 'returnPlan':
      return <DecisionDialog {...frame} {...reason} onDecide={act.returnPlan} />
    case 'effective':
      return <DecisionDialog {...frame} {...remark} onDecide={act.effective} />
    case 'countersign':
      return <DecisionDialog {...frame} {...remark} onDecide={act.countersign} />
    case 'ineffective':
      return <DecisionDialog {...frame} {...reason} onDecide={act.ineffective} />
    case 'void':
      return (
        <DecisionDialog
          {...frame}
          label={ask.reason}
          maxLength={RO_LIMITS.voidReason}
          min={{ length: RO_LIMITS.voidReasonMin, problem: ask.voidShort }}
          onDecide={act.makeVoid}
        />
      )
    default:
      return (
        <DecisionDialog
          {...frame}
          {...remark}
          {...asked}
          onDecide={text => act.decideExtension(action === 'grantExtension', text)}
        />
      )
  }
}
