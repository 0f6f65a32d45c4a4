import { PersonField } from '@apron/pages/fields'
import { DecisionDialog, type DecisionDialogProps, QueryState } from '@apron/pages/record'
import { useRecordWords } from '@apron/pages/records'
import { fillText, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { CheckField } from '@apron/ui/fields'
import { Faint } from '@apron/ui/text'
import { useState } from 'react'
import { checkFindings } from '../../contract/checks/check-order.calls.ts'
import type { ApproveCheck, CheckFinding } from '../../contract/checks/check-order.entities.ts'
import { itemResult } from '../../contract/checks/check-result.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

/** Selected findings by item, with the responsible person, or null for the head of the department. */
type ChosenFindings = Readonly<Record<string, string | null>>

/** Returns the findings that become orders: always those of levels 1 and 2, others if selected. */
function rectifyOf(findings: readonly CheckFinding[], chosen: ChosenFindings) {
  return findings
    .filter(({ itemId, always }) => always || itemId in chosen)
    .map(({ itemId, respPerson }) => ({ itemId, respPerson: chosen[itemId] ?? respPerson?.code ?? null }))
}

interface ApproveDialogProps extends Omit<DecisionDialogProps, 'fields' | 'loading' | 'ready' | 'onDecide'> {
  readonly orderId: string
  readonly onApprove: (decision: Pick<ApproveCheck, 'remark' | 'rectify'>) => Promise<boolean>
}

/** Dialog for approving a check and selecting the findings that become rectification orders. */
export function ApproveDialog({ orderId, onApprove, ...dialog }: ApproveDialogProps) {
  const query = useAppQuery(checkFindings, { query: { id: orderId } })
  const { data: findings, error } = query
  const [chosen, setChosen] = useState<ChosenFindings>({})
  const [tried, setTried] = useState(false)
  const rectify = rectifyOf(findings ?? [], chosen)
  const isLoading = findings === undefined && (error === null || query.isFetching)
  return (
    <DecisionDialog
      {...dialog}
      loading={isLoading}
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
      onDecide={remark => onApprove({ remark, rectify })}
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
        const person = chosen[itemId] ?? respPerson?.code ?? null
        const item = fillText(texts.item, { seq: String(seq) })
        return (
          <div key={itemId} className="sq-finding-choice">
            <CheckField
              label={`${item} · ${words.say('level', { level })} · ${text}`}
              checked={always || itemId in chosen}
              disabled={always}
              onChange={checked => {
                const { [itemId]: _left, ...others } = chosen
                onChange(checked ? { ...chosen, [itemId]: null } : others)
              }}
            />
            {(always || itemId in chosen) && (
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
