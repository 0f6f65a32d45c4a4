import type { FieldValues, LinesField } from '@apron/contract/records/fields'
import { fieldsProblems } from '@apron/contract/records/record-problems'
import { schemasOf } from '@apron/contract/records/record-schemas'
import { fillText } from '@apron/contract/texts/fill-text'
import { useLanguage, useTexts } from '@apron/sdk'
import { FormWide } from '@apron/ui/form'
import { Lines } from '@apron/ui/lines'
import { problemTexts } from '../form/problem-texts.ts'
import { schemaProblems } from '../form/schema-problems.ts'
import { emptyValues } from './form-values.ts'
import { RecordFieldInput, type RecordFieldInputProps } from './record-field.tsx'
import { useRecordWords } from './record-words.ts'
import { RECORDS_TEXTS } from './records.texts.ts'

/** Renders the input of a field, including lines of sub-records. */
export function RecordInput(props: RecordFieldInputProps) {
  const { field, input } = props
  if (field.kind !== 'lines') return <RecordFieldInput {...props} />
  const { label, value, error, onChange } = input
  return (
    <FormWide>
      <RecordLines field={field} title={label} lines={value} error={error} onChange={onChange} />
    </FormWide>
  )
}

interface RecordLinesProps {
  readonly field: LinesField
  readonly title: string
  readonly lines: unknown
  /** Error of the lines. */
  readonly error: string | undefined
  readonly onChange: (lines: FieldValues[]) => void
}

/** Edits the sub-records of a form. Errors appear at each field after the first attempt to save. */
function RecordLines({ field, title, lines, error, onChange }: RecordLinesProps) {
  const texts = useTexts(RECORDS_TEXTS)
  const language = useLanguage()
  const words = useRecordWords({ texts: 'pages.line', fields: field.fields })
  const values = linesOf(lines)
  const { save } = schemasOf(field.fields)

  function change(index: number, part: FieldValues): void {
    onChange(values.map((line, at) => (at === index ? { ...line, ...part } : line)))
  }

  return (
    <Lines
      title={title}
      lines={values}
      max={field.max}
      error={error}
      words={{
        add: texts.addLine,
        line: number => fillText(texts.line, { line: String(number) }),
        remove: number => fillText(texts.removeLine, { line: String(number) }),
      }}
      onAdd={() => onChange([...values, emptyValues(field.fields)])}
      onRemove={index => onChange(values.toSpliced(index, 1))}
    >
      {(line, index) => {
        const wrong =
          error === undefined
            ? new Map<string, string>()
            : problemTexts([...fieldsProblems(field.fields, line), ...schemaProblems(save, line)], language)
        return Object.entries(field.fields).map(([name, each]) => (
          <RecordFieldInput
            key={name}
            field={each}
            draft={null}
            options={words.options(name)}
            help={words.help(name)}
            input={{
              label: words.label(name),
              required: each.required === true,
              error: wrong.get(name),
              value: line[name],
              onChange: value => change(index, { [name]: value }),
            }}
          />
        ))
      }}
    </Lines>
  )
}

function linesOf(lines: unknown): FieldValues[] {
  return Array.isArray(lines) ? lines : []
}
