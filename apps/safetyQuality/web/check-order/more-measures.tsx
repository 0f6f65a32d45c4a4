import { fillText, useTexts } from '@apron/sdk'
import { Button, IconButton } from '@apron/ui/button'
import { NumberField, TextField } from '@apron/ui/fields'
import { IconPlus, IconTrash } from '@apron/ui/icons'
import type { DraftItem } from '../../contract/check-draft.entities.ts'
import { DRAFT_LIMITS } from '../../contract/values.ts'
import { CHECK_ORDER_TEXTS } from './check-order.texts.ts'

type Measure = NonNullable<DraftItem['more']>[number]

const NOTHING: Measure = { unit: '', min: null, max: null }

interface MoreMeasuresProps {
  /** Beyond the first. */
  readonly measures: readonly Measure[]
  readonly onChange: (measures: Measure[]) => void
}

/** What else is measured at one item, such as humidity beside temperature. */
export function MoreMeasures({ measures, onChange }: MoreMeasuresProps) {
  const texts = useTexts(CHECK_ORDER_TEXTS).items
  const change = (index: number, part: Partial<Measure>) =>
    onChange(measures.map((measure, each) => (each === index ? Object.assign({}, measure, part) : measure)))
  return (
    <>
      {measures.map((measure, index) => {
        const n = String(index + 2)
        return (
          // A measure has nothing of its own but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="sq-line-measure">
            <TextField
              label={fillText(texts.moreUnit, { n })}
              required
              value={measure.unit}
              maxLength={DRAFT_LIMITS.unit}
              onChange={unit => change(index, { unit })}
            />
            <NumberField
              label={fillText(texts.moreMin, { n })}
              value={measure.min}
              precision={3}
              onChange={min => change(index, { min })}
            />
            <NumberField
              label={fillText(texts.moreMax, { n })}
              value={measure.max}
              precision={3}
              onChange={max => change(index, { max })}
            />
            <IconButton
              label={fillText(texts.removeMeasure, { n })}
              icon={<IconTrash size={18} stroke={1.5} />}
              onClick={() => onChange(measures.toSpliced(index, 1))}
            />
          </span>
        )
      })}
      {measures.length < DRAFT_LIMITS.measures - 1 && (
        <Button
          kind="plain"
          icon={<IconPlus size={18} stroke={1.5} />}
          onClick={() => onChange([...measures, NOTHING])}
        >
          {texts.addMeasure}
        </Button>
      )}
    </>
  )
}
