import { fillText } from '@apron/contract/texts/fill-text'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import { useState } from 'react'
import { DateRangeField, type DayRange } from '../date-fields/date-fields.tsx'
import { ChoiceField } from '../fields/choice-field.tsx'
import type { FieldProps } from '../fields/field.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { VALIDITY_TEXTS } from './validity-field.texts.ts'
import {
  VALIDITY_DAYS,
  type Validity,
  type ValidityChoice,
  validFor,
  validityChoice,
} from './validity-rules.ts'

export type { Validity }

export interface ValidityFieldProps extends FieldProps {
  /** Null: nothing chosen, or the custom range is incomplete. */
  readonly value: Validity | null
  readonly onChange: (value: Validity | null) => void
  /** 'YYYY-MM-DD' at the site. */
  readonly today: string
  /** Offered lengths, days. */
  readonly days?: readonly number[]
}

function rangeText({ from, to }: Validity, words: TextsOf<typeof VALIDITY_TEXTS>): string {
  return to === null ? fillText(words.validityOpen, { from }) : fillText(words.validity, { from, to })
}

/** A period of validity: some days from today, permanent, or a range of days (UI-09). */
export function ValidityField(props: ValidityFieldProps) {
  const { value, onChange, today, days = VALIDITY_DAYS, label, hint, ...field } = props
  const words = useUiTexts(VALIDITY_TEXTS)
  // The custom range while it is being chosen. Half a range is not a value yet.
  const [range, setRange] = useState<DayRange | null>(null)
  const choice = range === null ? validityChoice(value, today, days) : 'own'

  function choose(next: ValidityChoice): void {
    if (next === 'own') return chooseDays([value?.from ?? null, value?.to ?? null])
    setRange(null)
    return onChange(next === 'permanent' ? { from: today, to: null } : validFor(Number(next), today))
  }

  function chooseDays(next: DayRange): void {
    setRange(next)
    const [from, to] = next
    onChange(from !== null && to !== null ? { from, to } : null)
  }

  const options: { value: ValidityChoice; label: string }[] = [
    ...days.map(count => ({ value: `${count}` as const, label: fillText(words.days, { count }) })),
    { value: 'permanent', label: words.permanent },
    { value: 'own', label: words.ownRange },
  ]
  const rangeHint = value !== null && choice !== 'own' ? rangeText(value, words) : undefined
  return (
    <div className="ap-validity">
      <ChoiceField
        {...field}
        label={label}
        hint={rangeHint ?? hint}
        value={choice}
        options={options}
        onChange={choose}
      />
      {choice === 'own' && (
        <DateRangeField
          label={fillText(words.validityRange, { label })}
          hideLabel
          disabled={field.disabled === true}
          min={today}
          value={range ?? [value?.from ?? null, value?.to ?? null]}
          onChange={chooseDays}
        />
      )}
    </div>
  )
}
