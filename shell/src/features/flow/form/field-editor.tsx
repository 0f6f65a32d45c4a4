import type { FormColumn, FormField } from '@apron/contract/flow/form-definition'
import type { AttachmentValue, DateRangeValue, FieldValue } from '@apron/contract/flow/form-values'
import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { FILE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { PersonField } from '@apron/pages/fields'
import { fillText, useFiles, useTexts } from '@apron/sdk'
import { DateField, DateRangeField, DateTimeField } from '@apron/ui/date-fields'
import { ChoiceField, TextAreaField, TextField } from '@apron/ui/fields'
import { MultiSelectField, SelectField } from '@apron/ui/select'
import { UploadField } from '@apron/ui/upload-field'
import { DecimalField } from './decimal-field.tsx'
import { DepartmentField } from './department-field.tsx'
import { formTexts } from './form.texts.ts'
import { currencyOf, type FieldTexts, type SiblingValues, selectedValues, textOf } from './form-parts.ts'

/** Any field except a table of lines. */
export type PlainField = Exclude<FormField, { readonly kind: 'table' }>

export interface FieldEditorProps {
  readonly field: PlainField | FormColumn
  /** `key`, or `table.column`. */
  readonly path: string
  readonly value: FieldValue
  readonly onChange: (value: FieldValue) => void
  readonly required: boolean
  readonly error: string | undefined
  readonly words: FieldTexts
  readonly siblings: SiblingValues
  /** Draft key under which uploads are registered. */
  readonly draft: string | null
}

const YES_NO = ['true', 'false'] as const

/** Renders the input of one form field by its kind. */
export function FieldEditor({
  field,
  path,
  value,
  onChange,
  words,
  siblings,
  draft,
  ...rest
}: FieldEditorProps) {
  const t = useTexts(formTexts)
  const label = words.labelOf(path)
  const common = { ...rest, label }
  const text = {
    ...common,
    value: textOf(value),
    onChange: (typed: string) => onChange(typed === '' ? null : typed),
  }
  const code = { ...common, value: textOf(value) === '' ? null : textOf(value), onChange }
  switch (field.kind) {
    case 'text':
      return <TextField {...text} maxLength={field.maxLength} />
    case 'multiline':
      return <TextAreaField {...text} maxLength={field.maxLength} rows={4} />
    case 'number':
      return (
        <DecimalField
          {...code}
          label={field.unit === undefined ? label : fillText(t.withUnit, { label, unit: field.unit })}
        />
      )
    case 'money': {
      const unit = currencyOf(field, siblings)
      return <DecimalField {...code} label={unit === '' ? label : fillText(t.withUnit, { label, unit })} />
    }
    case 'date':
      return <DateField {...code} />
    case 'dateTime':
      return <DateTimeField {...code} />
    case 'boolean':
      return (
        <ChoiceField
          {...common}
          value={typeof value === 'boolean' ? (value ? 'true' : 'false') : null}
          options={YES_NO.map(each => ({ value: each, label: each === 'true' ? t.yes : t.no }))}
          onChange={chosen => onChange(chosen === 'true')}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...code}
          clearable
          options={field.options.map(each => ({ value: each, label: words.choiceOf(path, each) }))}
        />
      )
    case 'dictionary': {
      // A selected value keeps its name even if it is no longer offered.
      const offered = words.dictionaries.options(field.dictCode)
      const unavailable = selectedValues(value).filter(each => offered.every(option => option.value !== each))
      const options = [
        ...offered,
        ...unavailable.map(each => ({ value: each, label: words.dictionaries.label(field.dictCode, each) })),
      ]
      return field.multiple === true ? (
        <MultiSelectField
          {...common}
          value={selectedValues(value)}
          options={options}
          onChange={chosen => onChange(chosen.length === 0 ? null : chosen)}
        />
      ) : (
        <SelectField {...code} options={options} clearable searchable={options.length > 8} />
      )
    }
    case 'user':
      return <PersonField {...code} />
    case 'department':
      return <DepartmentField {...code} />
    case 'dateRange':
      return (
        <DateRangeField
          {...common}
          value={isRange(value) ? [value.from || null, value.to || null] : [null, null]}
          onChange={([from, to]) =>
            onChange(from === null && to === null ? null : { from: from ?? '', to: to ?? '' })
          }
        />
      )
    default:
      return (
        <Attachments
          {...common}
          draft={draft}
          accept={field.fileKinds ?? FILE_EXTENSIONS}
          maxFiles={field.max}
          files={attachmentsOf(value)}
          onChange={files => onChange(files.length === 0 ? null : files)}
        />
      )
  }
}

export function isRange(value: FieldValue | undefined): value is DateRangeValue {
  return typeof value === 'object' && value !== null && 'from' in value
}

export function attachmentsOf(value: FieldValue | undefined): AttachmentValue[] {
  return Array.isArray(value) ? value.filter(isAttachment) : []
}

function isAttachment(file: unknown): file is AttachmentValue {
  return typeof file === 'object' && file !== null && 'url' in file
}

interface AttachmentsProps {
  readonly label: string
  readonly required: boolean
  readonly error: string | undefined
  readonly draft: string | null
  readonly accept: readonly string[]
  readonly maxFiles: number
  readonly files: readonly AttachmentValue[]
  readonly onChange: (files: readonly AttachmentValue[]) => void
}

function Attachments({ draft, accept, onChange, ...field }: AttachmentsProps) {
  const files = useFiles(draft)
  return (
    <UploadField
      {...field}
      waiting={files.waiting}
      accept={accept}
      maxBytes={FILE_LIMIT_BYTES}
      send={files.upload}
      load={files.read}
      onChange={onChange}
      onOpen={files.preview}
    />
  )
}
