import { PersonField } from '@apron/pages/fields'
import { DecisionDialog, type DecisionDialogProps, QueryState } from '@apron/pages/record'
import { useRecordWords, useRemark } from '@apron/pages/records'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { CheckField } from '@apron/ui/fields'
import { Faint } from '@apron/ui/text'
import { useState } from 'react'
import { checkFindings } from '../../contract/checks/check-order.calls.ts'
import type { CheckFinding } from '../../contract/checks/check-order.entities.ts'
import { checkOrder } from '../../contract/checks/check-order.ts'
import { itemResult } from '../../contract/checks/check-result.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import type { useOrderActions } from './use-order-actions.ts'

interface OrderDecisionProps {
  readonly orderId: string
  readonly action: 'approve' | 'return' | 'cancel'
  readonly act: Pick<ReturnType<typeof useOrderActions>, 'busy' | 'run'>
  readonly onClose: () => void
}

/** Dialog for a decision on an order with its remark or reason. */
export function OrderDecision({ orderId, action, act, onClose }: OrderDecisionProps) {
  const { title, label } = useTexts(CHECKED_RESULT_TEXTS)[`${action}Question`]
  const language = useLanguage()
  const remark = useRemark(checkOrder.actions[action], label)
  if (remark === null) return null
  const dialog = {
    ...remark,
    title,
    action: checkOrder.actions[action][language],
    record: `checkOrder.${action} ${orderId}`,
    busy: act.busy !== null,
    onClose,
  }
  return action === 'approve' ? (
    <ApproveDialog {...dialog} orderId={orderId} act={act} />
  ) : (
    <DecisionDialog {...dialog} onDecide={reason => act.run(action, { reason })} />
  )
}

/** Selected findings by item, with the responsible person, or null for the head of the department. */
type ChosenFindings = Readonly<Record<string, string | null>>

/** Returns the findings that become orders: always those of levels 1 and 2, others if selected. */
function rectifyOf(findings: readonly CheckFinding[], chosen: ChosenFindings) {
  return findings
    .filter(({ itemId, always }) => always || itemId in chosen)
    .map(({ itemId, respPerson }) => ({ itemId, respPerson: chosen[itemId] ?? respPerson?.code ?? null }))
}

type ApproveDialogProps = Omit<DecisionDialogProps, 'onDecide'> & Pick<OrderDecisionProps, 'orderId' | 'act'>

/** Dialog for approving a check and selecting the findings that become rectification orders. */
function ApproveDialog({ orderId, act, ...dialog }: ApproveDialogProps) {
  const query = useAppQuery(checkFindings, { query: { id: orderId } })
  const { data: findings, error } = query
  const [chosen, setChosen] = useState<ChosenFindings>({})
  const [tried, setTried] = useState(false)
  const rectify = rectifyOf(findings ?? [], chosen)
  return (
    <DecisionDialog
      {...dialog}
      loading={findings === undefined && (error === null || query.isFetching)}
      ready={() => {
        setTried(true)
        return findings !== undefined && rectify.every(({ respPerson }) => respPerson !== null)
      }}
      fields={
        findings === undefined ? (
          <QueryState query={query} lines={2} />
        ) : (
          <FindingChoice findings={findings} chosen={chosen} tried={tried} onChange={setChosen} />
        )
      }
      onDecide={remark => act.run('approve', { remark, rectify })}
    />
  )
}

interface FindingChoiceProps {
  readonly findings: readonly CheckFinding[]
  readonly chosen: ChosenFindings
  /** True after a first attempt to approve: missing persons are marked. */
  readonly tried: boolean
  readonly onChange: (chosen: ChosenFindings) => void
}

function FindingChoice({ findings, chosen, tried, onChange }: FindingChoiceProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).rectify
  const words = useRecordWords(itemResult)
  if (findings.length === 0) return null
  return (
    <fieldset className="sq-findings">
      <legend>{texts.title}</legend>
      <Faint>{texts.hint}</Faint>
      {findings.map(({ itemId, seq, text, level, always, respDept, respPerson }) => {
        const isChosen = always || itemId in chosen
        const person = chosen[itemId] ?? respPerson?.code ?? null
        const item = fillText(texts.item, { seq: String(seq) })
        return (
          <div key={itemId} className="sq-finding-choice">
            <CheckField
              label={`${item} · ${words.format('level', { level })} · ${text}`}
              checked={isChosen}
              disabled={always}
              onChange={checked => {
                const { [itemId]: _left, ...others } = chosen
                onChange(checked ? { ...chosen, [itemId]: null } : others)
              }}
            />
            {isChosen && (
              <PersonField
                label={fillText(texts.person, { seq: String(seq), dept: respDept.name })}
                required
                value={person}
                error={tried && person === null ? texts.personMissing : undefined}
                onChange={code => onChange({ ...chosen, [itemId]: code })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
