import { PersonField } from '@apron/pages/fields'
import { DecisionDialog, QueryState } from '@apron/pages/record'
import { useRecordWords, useRemark } from '@apron/pages/records'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { CheckField } from '@apron/ui/fields'
import { Faint } from '@apron/ui/text'
import { useState } from 'react'
import { checkFindings } from '../../contract/checks/check-order.calls.ts'
import { checkOrder } from '../../contract/checks/check-order.ts'
import { itemResult } from '../../contract/checks/check-result.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import type { OrderWork } from './use-order-work.ts'

interface OrderDecisionProps {
  readonly work: OrderWork
  readonly action: 'approve' | 'return' | 'cancel'
  readonly onClose: () => void
}

/** Dialog for a decision on an order with its remark or reason. An approval also selects the findings to rectify. */
export function OrderDecision({ work, action, onClose }: OrderDecisionProps) {
  const { id } = work.order
  const { rectify: texts, [`${action}Question` as const]: question } = useTexts(CHECKED_RESULT_TEXTS)
  const language = useLanguage()
  const words = useRecordWords(itemResult)
  const remark = useRemark(checkOrder.actions[action], question.label)
  const isApproval = action === 'approve'
  const query = useAppQuery(checkFindings, isApproval ? { query: { id } } : null)
  const isMissing = isApproval && query.data === undefined
  /** Chosen person by item. Null: the head of the department. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null | undefined>>>({})
  const choose = (itemId: string, person?: string | null) => setChosen({ ...chosen, [itemId]: person })
  const [hasTried, setHasTried] = useState(false)
  const findings = (query.data ?? []).map(finding =>
    Object.assign({}, finding, {
      // Findings of levels 1 and 2 always become orders.
      isChosen: finding.always || chosen[finding.itemId] !== undefined,
      person: chosen[finding.itemId] ?? finding.respPerson?.code ?? null,
    }),
  )
  const rectify = findings
    .filter(({ isChosen }) => isChosen)
    .map(({ itemId, person }) => ({ itemId, respPerson: person }))
  const findingFields = (
    <fieldset className="sq-findings">
      <legend>{texts.title}</legend>
      <Faint>{texts.hint}</Faint>
      {findings.map(({ itemId, seq, text, level, always, respDept, isChosen, person }) => (
        <div key={itemId} className="sq-finding-choice">
          <CheckField
            label={`${fillText(texts.item, { seq })} · ${words.format('level', { level })} · ${text}`}
            checked={isChosen}
            disabled={always}
            onChange={checked => choose(itemId, checked ? null : undefined)}
          />
          {isChosen && (
            <PersonField
              label={fillText(texts.person, { seq, dept: respDept.name })}
              required
              value={person}
              error={hasTried && person === null ? texts.personMissing : undefined}
              onChange={code => choose(itemId, code)}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
  if (remark === null) return null
  return (
    <DecisionDialog
      {...remark}
      title={question.title}
      action={checkOrder.actions[action][language]}
      record={`checkOrder.${action} ${id}`}
      busy={work.busy !== null}
      loading={isMissing && (query.error === null || query.isFetching)}
      ready={() => {
        setHasTried(true)
        return !isMissing && rectify.every(({ respPerson }) => respPerson !== null)
      }}
      fields={isMissing ? <QueryState query={query} lines={2} /> : findings.length > 0 && findingFields}
      onClose={onClose}
      onDecide={text => work.run(action, isApproval ? { remark: text, rectify } : { reason: text })}
    />
  )
}
