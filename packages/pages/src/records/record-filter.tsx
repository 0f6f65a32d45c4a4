import { isFiltered } from '@apron/contract/records/field-schemas'
import type { RecordFields } from '@apron/contract/records/fields'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk'
import { DateRangeField } from '@apron/ui/date-fields'
import { CheckField } from '@apron/ui/fields'
import { MultiSelectField } from '@apron/ui/select'
import { useDepartmentOptions } from '../fields/department-field.tsx'
import { OneOfField } from '../fields/one-of-field.tsx'
import { PersonField } from '../fields/person-field.tsx'
import {
  choice,
  type DayPeriod,
  type FilterField,
  flag,
  oneOf,
  period,
  someOf,
  text,
} from '../list/filter/filter-fields.ts'
import { KeywordField } from '../list/filter/keyword-field.tsx'
import type { Option, RecordWords } from './record-words.ts'
import { RECORDS_TEXTS } from './records.texts.ts'

/** Values of the filter form. `text` is the search text. */
export type RecordFilterValues = Readonly<Record<string, unknown>>

/** Returns the filter fields of a description. */
export function recordFilter(fields: RecordFields): Record<string, FilterField<unknown>> {
  const searched = Object.values(fields).some(({ search }) => search === true)
  const own = Object.entries(fields).flatMap(([name, field]): [string, FilterField<unknown>][] => {
    if (!isFiltered(field)) return []
    switch (field.kind) {
      case 'choice': {
        const values = Object.keys(field.options)
        return [[name, field.filter === 'one' ? oneOf(values) : someOf(values)]]
      }
      case 'date':
      case 'dateTime':
        return [[name, period()]]
      case 'flag':
        return [[name, flag()]]
      default:
        return [[name, choice()]]
    }
  })
  return { ...(searched ? { text: text() } : {}), ...Object.fromEntries(own) }
}

export interface RecordFilterProps<Form extends object = RecordFilterValues> {
  readonly fields: RecordFields
  readonly words: RecordWords
  /** Label of the search text. By default a common one, with the searched fields as its hint. */
  readonly search?: string
  readonly form: Form
  readonly onChange: (part: Partial<Form>) => void
  /** Conditions to render, in this order; all by default. */
  readonly names?: readonly string[]
  /** Offered people or departments, instead of all. */
  readonly options?: Readonly<Record<string, readonly Option[]>>
}

/** Renders the filter of described fields: the search text, then the conditions in field order. */
export function RecordFilter<Form extends object>({
  fields,
  words,
  search,
  form: values,
  onChange,
  names = Object.keys(fields).filter(name => isFiltered(fields[name])),
  options,
}: RecordFilterProps<Form>) {
  const texts = useTexts(RECORDS_TEXTS)
  const form: RecordFilterValues = Object.fromEntries(Object.entries(values))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the filter has a condition for each of these names
  const change = (name: string, value: unknown) => onChange({ [name]: value } as Partial<Form>)
  const conditions = recordFilter(fields)
  const searched = Object.keys(fields).filter(name => fields[name]?.search === true)
  const hint = fillText(texts.searchHint, { fields: searched.map(words.label).join('、') })
  return (
    <>
      {'text' in conditions && (
        <KeywordField
          label={search ?? texts.search}
          {...(search === undefined ? { placeholder: hint } : {})}
          value={textOf(form['text']) ?? ''}
          onChange={typed => change('text', typed)}
        />
      )}
      {names.map(name => (
        <Condition
          key={name}
          name={name}
          fields={fields}
          words={words}
          options={options?.[name]}
          value={form[name]}
          onChange={value => change(name, value)}
        />
      ))}
    </>
  )
}

interface ConditionProps {
  readonly name: string
  readonly fields: RecordFields
  readonly words: RecordWords
  readonly options: readonly Option[] | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function Condition({ name, fields, words, options, value, onChange }: ConditionProps) {
  const texts = useTexts(RECORDS_TEXTS)
  const field = fields[name]
  const label = words.label(name)
  if (options !== undefined) {
    return <OneOfField label={label} searchable value={textOf(value)} options={options} onChange={onChange} />
  }
  switch (field?.kind) {
    case 'choice':
      return field.filter === 'one' ? (
        <OneOfField label={label} value={textOf(value)} options={words.options(name)} onChange={onChange} />
      ) : (
        <MultiSelectField
          label={label}
          placeholder={texts.all}
          searchable={false}
          value={listOf(value)}
          options={words.options(name)}
          onChange={onChange}
        />
      )
    case 'date':
    case 'dateTime':
      return <DateRangeField label={label} value={periodOf(value)} onChange={onChange} />
    case 'flag':
      return <CheckField label={label} checked={value === true} onChange={onChange} />
    case 'person':
    case 'people':
      return <PersonField label={label} value={textOf(value)} onChange={onChange} />
    case 'department':
      return <DepartmentCondition label={label} value={textOf(value)} onChange={onChange} />
    default:
      return (
        <OneOfField
          label={label}
          searchable
          value={textOf(value)}
          options={words.options(name)}
          onChange={onChange}
        />
      )
  }
}

function DepartmentCondition(props: {
  readonly label: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}) {
  return <OneOfField {...props} searchable options={useDepartmentOptions()} />
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : []

function periodOf(value: unknown): DayPeriod {
  const [from, to]: unknown[] = Array.isArray(value) ? value : []
  return [textOf(from), textOf(to)]
}

/** Converts filter values to criteria, leaving out empty conditions. */
export function recordCriteria(filter: RecordFilterValues): Record<string, unknown> {
  const conditions = Object.entries(filter)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => (Array.isArray(value) ? value.some(Boolean) : Boolean(value)))
  return Object.fromEntries(conditions)
}
