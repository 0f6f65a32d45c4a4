import type { FieldValues, LinesField } from '@apron/contract/records/fields'
import { fieldsProblems } from '@apron/contract/records/record-problems'
import { schemasOf } from '@apron/contract/records/record-schemas'
import { fillText } from '@apron/contract/texts/fill-text'
import { useLanguage, useTexts } from '@apron/sdk'
import { Button, IconButton } from '@apron/ui/button'
import { FormWide } from '@apron/ui/form'
import { IconPlus, IconTrash } from '@apron/ui/icons'
import { Lines, moveLine } from '@apron/ui/lines'
import { problemTexts } from '../../form/problem-texts.ts'
import { schemaProblems } from '../../form/schema-problems.ts'
import { useDescribedText, useRecordWords } from '../record-words.ts'
import { RECORDS_TEXTS } from '../records.texts.ts'
import { emptyValues } from './form-values.ts'
import { RecordFieldInput, type RecordFieldInputProps } from './record-field.tsx'

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

/** Returns the texts of lines in one language, including the noun of a line. */
function useLineWords({ noun, add, empty, firstNumber = 1 }: LinesField) {
  const texts = useTexts(RECORDS_TEXTS)
  const textOf = useDescribedText()
  const called = noun === undefined ? texts.lineNoun : textOf(noun)
  const withLineNumber = (text: string) => (number: number) =>
    fillText(text, { noun: called, line: String(number + firstNumber - 1) })
  const line = withLineNumber(texts.line)
  return {
    add: add === undefined ? fillText(texts.addLine, { noun: called }) : textOf(add),
    ...(empty === undefined ? {} : { empty: textOf(empty) }),
    line: (number: number) => line(number).replace(/^[a-z]/u, letter => letter.toUpperCase()),
    remove: withLineNumber(texts.removeLine),
    move: {
      up: withLineNumber(texts.lineUp),
      down: withLineNumber(texts.lineDown),
      moved: withLineNumber(texts.lineMoved),
    },
  }
}

/** Returns functions that change lines one at a time. */
function lineChanges(
  { fields, carried = [] }: LinesField,
  values: readonly FieldValues[],
  onChange: (lines: FieldValues[]) => void,
) {
  return {
    add: () => {
      const before = values.at(-1) ?? {}
      const kept = carried.flatMap(name => (name in before ? [[name, before[name]] as const] : []))
      onChange([...values, { ...emptyValues(fields), ...Object.fromEntries(kept) }])
    },
    remove: (index: number) => onChange(values.toSpliced(index, 1)),
    change: (index: number, part: FieldValues) =>
      onChange(values.map((line, at) => (at === index ? { ...line, ...part } : line))),
  }
}

/** Edits the sub-records of a form. Errors appear at each field after the first attempt to save. */
export function RecordLines({ field, title, lines, error, onChange }: RecordLinesProps) {
  const { move, empty, ...words } = useLineWords(field)
  const values = linesOf(lines)
  const { add, remove, change } = lineChanges(field, values, onChange)
  return (
    <Lines
      title={title}
      lines={values}
      max={field.max}
      error={error}
      {...(empty === undefined ? {} : { empty })}
      words={field.ordered === true ? { ...words, move } : words}
      onAdd={add}
      onRemove={remove}
      {...(field.ordered === true
        ? { onMove: (index: number, by: -1 | 1) => onChange([...moveLine(values, index, by)]) }
        : {})}
    >
      {(line, index) => (
        <LineInputs
          field={field}
          line={line}
          tried={error !== undefined}
          onChange={part => change(index, part)}
        />
      )}
    </Lines>
  )
}

interface LineInputsProps {
  readonly field: LinesField
  readonly line: FieldValues
  /** Number appended to each label, for nested lines. */
  readonly number?: string
  readonly tried: boolean
  readonly onChange: (part: FieldValues) => void
}

/** Renders the inputs of one line. */
function LineInputs({ field, line, number, tried, onChange }: LineInputsProps) {
  const language = useLanguage()
  const { fields } = field
  const words = useRecordWords({ texts: 'pages.line', fields })
  const { save } = schemasOf(fields)
  const wrong = tried
    ? problemTexts([...fieldsProblems(fields, line), ...schemaProblems(save, line)], language)
    : new Map<string, string>()
  return Object.entries(fields)
    .filter(([, each]) => each.shownWhen?.(line) !== false)
    .map(([name, each]) => {
      const put = (value: unknown) => onChange({ [name]: value })
      if (each.kind === 'lines') {
        return <InnerLines key={name} field={each} lines={line[name]} tried={tried} onChange={put} />
      }
      const label = words.label(name)
      return (
        <RecordFieldInput
          key={name}
          field={each}
          draft={null}
          options={words.options(name)}
          help={words.help(name)}
          input={{
            label: number === undefined ? label : `${label} ${number}`,
            required: each.required === true || each.requiredWhen?.(line) === true,
            error: wrong.get(name),
            value: line[name],
            onChange: put,
          }}
        />
      )
    })
}

interface InnerLinesProps extends Pick<RecordLinesProps, 'field' | 'lines' | 'onChange'> {
  readonly tried: boolean
}

/** Edits nested lines: each in one row, with its number in the labels. */
function InnerLines({ field, lines, tried, onChange }: InnerLinesProps) {
  const words = useLineWords(field)
  const values = linesOf(lines)
  const { add, remove, change } = lineChanges(field, values, onChange)
  return (
    <>
      {values.map((line, index) => (
        // A line has no key except its index.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="ap-line-row">
          <LineInputs
            field={field}
            line={line}
            number={String(index + (field.firstNumber ?? 1))}
            tried={tried}
            onChange={part => change(index, part)}
          />
          <IconButton
            label={words.remove(index + 1)}
            icon={<IconTrash size={18} stroke={1.5} />}
            onClick={() => remove(index)}
          />
        </span>
      ))}
      {values.length < field.max && (
        <Button kind="plain" icon={<IconPlus size={18} stroke={1.5} />} onClick={add}>
          {words.add}
        </Button>
      )}
    </>
  )
}

function linesOf(lines: unknown): FieldValues[] {
  return Array.isArray(lines) ? lines : []
}
