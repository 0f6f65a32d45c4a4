import { useTexts } from '@apron/sdk'
import { DateField } from '@apron/ui/date-fields'
import { ChoiceField, TextAreaField } from '@apron/ui/fields'
import type { Finding } from '../../contract/check-order.entities.ts'
import { CHECK_LIMITS, FINDING_LEVELS } from '../../contract/values.ts'
import type { CheckDictionaries } from '../shared/dictionaries.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { NO_FINDING } from './draft.ts'

interface FindingFieldsProps {
  readonly finding: Finding | null
  readonly required: boolean
  /** A finding on a critical item is at least level 2. */
  readonly critical: boolean
  readonly levelError: string | null
  readonly descriptionError: string | null
  readonly dictionaries: CheckDictionaries
  readonly onChange: (finding: Finding) => void
}

/** Level, description and first measures of a finding. */
export function FindingFields(props: FindingFieldsProps) {
  const { required, critical, levelError, descriptionError, dictionaries, onChange } = props
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const finding = props.finding ?? NO_FINDING
  const change = (part: Partial<Finding>) => onChange({ ...finding, ...part })
  return (
    <div className="sq-finding">
      <ChoiceField
        label={texts.level}
        required={required}
        error={levelError}
        value={finding.level}
        options={FINDING_LEVELS.map(value => ({
          value,
          label: dictionaries.label('FINDING_LEVEL', value),
          disabled: critical && required && value === '3',
        }))}
        onChange={level => change({ level })}
      />
      <DateField
        label={texts.suggestDue}
        value={finding.suggestDue}
        onChange={suggestDue => change({ suggestDue })}
      />
      <TextAreaField
        label={texts.description}
        rows={2}
        maxLength={CHECK_LIMITS.findingMax}
        required={required}
        value={finding.description}
        error={descriptionError}
        onChange={description => change({ description })}
      />
      <TextAreaField
        label={texts.containment}
        rows={2}
        maxLength={CHECK_LIMITS.containment}
        value={finding.containment}
        onChange={containment => change({ containment })}
      />
    </div>
  )
}
