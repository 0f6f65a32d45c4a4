import { OneOfField } from '@apron/pages/fields'
import { fillText, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { TextField } from '@apron/ui/fields'
import { libraryOptions } from '../../contract/library/library.calls.ts'
import type { LibraryOptions } from '../../contract/library/library.entities.ts'
import { LIBRARY_LIMITS } from '../../contract/library/library.values.ts'
import { LIBRARY_TEXTS } from './checked-library.texts.ts'
import type { LibraryFilter } from './library-filter.ts'

interface LibraryFieldsProps {
  readonly filter: LibraryFilter
  readonly onChange: (part: Partial<LibraryFilter>) => void
}

const NO_OPTIONS: LibraryOptions = { categories: [], chapters: [], factors: [], months: [] }

export function LibraryFields({ filter, onChange }: LibraryFieldsProps) {
  const texts = useTexts(LIBRARY_TEXTS).filter
  const { data = NO_OPTIONS } = useAppQuery(libraryOptions)
  const optionsOf = (counts: LibraryOptions['categories']) =>
    counts.map(({ code, name, count }) => ({
      value: code,
      label: count === null ? name : fillText(texts.counted, { name, count: String(count) }),
    }))
  const months = data.months.map(month => ({ value: month, label: month }))
  return (
    <>
      <TextField
        label={texts.text}
        type="search"
        value={filter.text}
        maxLength={LIBRARY_LIMITS.text}
        onChange={text => onChange({ text })}
      />
      <OneOfField
        label={texts.category}
        value={filter.category}
        options={optionsOf(data.categories)}
        onChange={category => onChange({ category })}
      />
      <OneOfField
        label={texts.ata}
        value={filter.ata}
        options={optionsOf(data.chapters)}
        onChange={ata => onChange({ ata })}
      />
      <OneOfField
        label={texts.factor}
        value={filter.factor}
        options={optionsOf(data.factors)}
        onChange={factor => onChange({ factor })}
      />
      <OneOfField
        label={texts.monthFrom}
        value={filter.monthFrom}
        options={months}
        onChange={monthFrom => onChange({ monthFrom })}
      />
      <OneOfField
        label={texts.monthTo}
        value={filter.monthTo}
        options={months}
        onChange={monthTo => onChange({ monthTo })}
      />
    </>
  )
}
