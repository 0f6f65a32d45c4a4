import { useId } from 'react'
import { CHECK_RESULTS, type CheckResult } from '../../contract/values.ts'
import type { CheckDictionaries } from '../shared/dictionaries.ts'

interface ResultChoiceProps {
  /** Says which item the choice is for. */
  readonly label: string
  readonly value: CheckResult | null
  readonly error: string | null
  readonly dictionaries: CheckDictionaries
  readonly onChange: (result: CheckResult) => void
}

/** The five results side by side, each large enough for a glove; code and word, so that colour only helps. */
export function ResultChoice({ label, value, error, dictionaries, onChange }: ResultChoiceProps) {
  const name = useId()
  const errorId = `${name}-error`
  return (
    <>
      <div
        className="sq-choice"
        role="radiogroup"
        aria-label={label}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
      >
        {CHECK_RESULTS.map(result => (
          <label key={result} className={`sq-choice-option sq-result-${result}`}>
            <input type="radio" name={name} checked={value === result} onChange={() => onChange(result)} />
            <span className="sq-choice-code" aria-hidden="true">
              {result}
            </span>
            <span className="sq-choice-word">{dictionaries.label('CHECK_RESULT', result)}</span>
          </label>
        ))}
      </div>
      {error !== null && (
        <p id={errorId} className="sq-error">
          {error}
        </p>
      )}
    </>
  )
}
