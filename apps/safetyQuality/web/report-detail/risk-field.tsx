import { useTexts } from '@apron/sdk'
import { SelectField } from '@apron/ui/select'
import { TOLERABILITY_TEXTS } from '../../contract/library/library.values.ts'
import { RISK_INDICES, type RiskIndex, tolerabilityOf } from '../../contract/rules/occurrences/risk-matrix.ts'

interface RiskFieldProps {
  readonly label: string
  readonly value: RiskIndex | null
  readonly error?: string | undefined
  readonly onChange: (index: RiskIndex | null) => void
}

/** Selects a cell of the risk matrix: likelihood, then severity. */
export function RiskField({ label, value, error, onChange }: RiskFieldProps) {
  const words = useTexts(TOLERABILITY_TEXTS)
  return (
    <SelectField
      label={label}
      required
      searchable
      value={value}
      error={error}
      options={RISK_INDICES.map(index => ({
        value: index,
        label: `${index} ${words[tolerabilityOf(index)]}`,
      }))}
      onChange={chosen => onChange(RISK_INDICES.find(each => each === chosen) ?? null)}
    />
  )
}
