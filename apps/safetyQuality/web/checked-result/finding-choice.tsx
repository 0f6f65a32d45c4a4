import { PersonField } from '@apron/pages/fields'
import { fillText, useTexts } from '@apron/sdk'
import { CheckField } from '@apron/ui/fields'
import { Faint } from '@apron/ui/text'
import type { CheckFinding } from '../../contract/check-order.entities.ts'
import { useCheckDictionaries } from '../shared/dictionaries.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

/** What the approver has chosen about findings: by item, who answers for it; null: the head of the department. */
export type ChosenFindings = Readonly<Record<string, string | null>>

/** Which findings become orders: those of level 1 and 2 always, the others as chosen. */
export function rectifyOf(findings: readonly CheckFinding[], chosen: ChosenFindings) {
  return findings
    .filter(({ itemId, always }) => always || itemId in chosen)
    .map(({ itemId, respPerson }) => ({
      itemId,
      respPerson: chosen[itemId] ?? respPerson?.code ?? null,
    }))
}

interface FindingChoiceProps {
  readonly findings: readonly CheckFinding[]
  readonly chosen: ChosenFindings
  /** An approval was tried: what is missing is said. */
  readonly tried: boolean
  readonly onChange: (chosen: ChosenFindings) => void
}

/** The findings of a check, which of them become rectification orders, and who answers for each. */
export function FindingChoice({ findings, chosen, tried, onChange }: FindingChoiceProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).rectify
  const dictionaries = useCheckDictionaries()
  if (findings.length === 0) return null
  return (
    <fieldset className="sq-findings">
      <legend>{texts.title}</legend>
      <Faint>{texts.hint}</Faint>
      {findings.map(({ itemId, seq, text, level, always, respDept, respPerson }) => {
        const isChosen = always || itemId in chosen
        const person = chosen[itemId] ?? respPerson?.code ?? null
        return (
          <div key={itemId} className="sq-finding-choice">
            <CheckField
              label={`${fillText(texts.item, { seq: String(seq) })} · ${dictionaries.label('FINDING_LEVEL', level)} · ${text}`}
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
