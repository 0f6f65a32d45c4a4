import { DecisionDialog } from '@apron/pages/record'
import { fillText, useTexts } from '@apron/sdk'
import type { ReactNode } from 'react'
import type { RoDetail } from '../../../contract/rectifications/rectification.entities.ts'
import { RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'
import { RO_ACTION_TEXTS, RO_TEXTS } from '../rectification.texts.ts'
import type { DialogAction } from '../ro-steps.ts'
import type { RoActions } from '../use-ro-actions.ts'
import { ExtensionDialog } from './extension-dialog.tsx'
import { ReassignDialog } from './reassign-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import type { DialogFrame } from './step-dialog.ts'
import { VerifyDialog } from './verify-dialog.tsx'

interface RoDecisionProps {
  readonly order: RoDetail
  readonly action: DialogAction
  readonly actions: RoActions
  readonly onClose: () => void
}

/** Opens the dialog of an action with the fields that it needs. */
export function RoDecision({ order, action, actions, onClose }: RoDecisionProps): ReactNode {
  const texts = useTexts(RO_TEXTS)
  const labels = useTexts(RO_ACTION_TEXTS)
  const { ask } = texts
  const dialogProps: DialogFrame = {
    title: `${labels[action]} · ${order.roNo}`,
    action: labels[action],
    record: `rectification.${action} ${order.id}`,
    busy: actions.busy,
    onClose,
  }
  const remark = { label: ask.remark, maxLength: RO_LIMITS.remark }
  const reason = {
    label: ask.reason,
    maxLength: RO_LIMITS.reason,
    min: { length: RO_LIMITS.reasonMin, problem: ask.reasonShort },
  }
  const pending = order.extensions.find(({ decision }) => decision === null)
  const extensionMessage =
    pending === undefined
      ? {}
      : {
          message: `${fillText(texts.extensions.line, { from: pending.oldDue, to: pending.newDue })} · ${pending.reason}`,
        }
  switch (action) {
    case 'reassign':
      return <ReassignDialog order={order} dialogProps={dialogProps} actions={actions} />
    case 'askExtension':
      return <ExtensionDialog order={order} dialogProps={dialogProps} actions={actions} />
    case 'verify':
      return <VerifyDialog order={order} dialogProps={dialogProps} actions={actions} />
    case 'reject':
      return <RejectDialog order={order} dialogProps={dialogProps} actions={actions} />
    case 'accept':
      return (
        <DecisionDialog
          {...dialogProps}
          label={ask.containment}
          maxLength={RO_LIMITS.containment}
          {...(order.level === '1' ? { min: { length: 1, problem: ask.containmentShort } } : {})}
          onDecide={actions.accept}
        />
      )
    case 'acceptPlan':
      return order.trainingOnly ? (
        <DecisionDialog
          {...dialogProps}
          message={ask.training}
          label={ask.trainingRemark}
          maxLength={RO_LIMITS.remark}
          min={{ length: RO_LIMITS.reasonMin, problem: ask.reasonShort }}
          onDecide={actions.acceptPlan}
        />
      ) : (
        <DecisionDialog {...dialogProps} {...remark} onDecide={actions.acceptPlan} />
      )
    case 'returnPlan':
      return <DecisionDialog {...dialogProps} {...reason} onDecide={actions.returnPlan} />
    case 'effective':
      return <DecisionDialog {...dialogProps} {...remark} onDecide={actions.effective} />
    case 'countersign':
      return <DecisionDialog {...dialogProps} {...remark} onDecide={actions.countersign} />
    case 'ineffective':
      return <DecisionDialog {...dialogProps} {...reason} onDecide={actions.ineffective} />
    case 'void':
      return (
        <DecisionDialog
          {...dialogProps}
          label={ask.reason}
          maxLength={RO_LIMITS.voidReason}
          min={{ length: RO_LIMITS.voidReasonMin, problem: ask.voidShort }}
          onDecide={actions.makeVoid}
        />
      )
    default:
      return (
        <DecisionDialog
          {...dialogProps}
          {...remark}
          {...extensionMessage}
          onDecide={text => actions.decideExtension(action === 'grantExtension', text)}
        />
      )
  }
}
