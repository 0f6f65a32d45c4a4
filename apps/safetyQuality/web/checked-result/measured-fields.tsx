import { fillText, useTexts } from '@apron/sdk'
import { NumberField } from '@apron/ui/fields'
import type { CheckItem, MeasuredValue } from '../../contract/check-order.entities.ts'
import { measuredVerdict } from '../../contract/rules/measured.ts'
import { CHECK_LIMITS } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { limitsText } from './limits-text.ts'

interface MeasuredFieldsProps {
  readonly item: CheckItem
  readonly error: string | null
  readonly onChange: (measured: MeasuredValue[]) => void
}

/** A number with its unit for each thing that is measured; limits below, and at once whether they are kept. */
export function MeasuredFields({ item, error, onChange }: MeasuredFieldsProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const { measured } = item.result
  const put = (unit: string, value: number | null) => {
    const others = measured.filter(each => each.unit !== unit)
    onChange(value === null ? others : [...others, { unit, value }])
  }
  return (
    <div className="sq-measures">
      {item.measures.map(measure => {
        const verdict = measuredVerdict(measure, measured)
        const limits = limitsText(measure, texts)
        const outside = verdict === 'outside' ? `${texts.outside} · ${limits}` : null
        return (
          <NumberField
            key={measure.unit}
            label={fillText(texts.measured, { unit: measure.unit })}
            precision={2}
            min={-CHECK_LIMITS.measuredAbs}
            max={CHECK_LIMITS.measuredAbs}
            value={measured.find(each => each.unit === measure.unit)?.value ?? null}
            hint={outside === null ? limits : undefined}
            error={verdict === 'within' ? null : (error ?? outside)}
            onChange={value => put(measure.unit, value)}
          />
        )
      })}
    </div>
  )
}
