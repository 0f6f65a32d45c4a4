import type { Named } from '@apron/contract/entities/fields'
import type { UploadedFile } from '@apron/contract/entities/uploaded-file'
import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import type { FilesField as DescribedFiles, RecordField } from '@apron/contract/records/fields'
import { useFiles } from '@apron/sdk'
import { DateField, DateTimeField } from '@apron/ui/date-fields'
import {
  CheckField,
  ChoiceField,
  type FieldProps,
  NumberField,
  TextAreaField,
  TextField,
} from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { SelectField } from '@apron/ui/select'
import { UploadField } from '@apron/ui/upload-field'
import { DepartmentField } from '../../fields/department-field.tsx'
import { PeopleCodesField } from '../../fields/people-field.tsx'
import { PersonField } from '../../fields/person-field.tsx'
import type { FormField } from '../../form/use-record-form.ts'
import type { Option } from '../record-words.ts'

export interface RecordFieldInputProps {
  readonly field: RecordField
  readonly input: FormField<unknown>
  readonly options: readonly Option[]
  readonly help?: string | undefined
  readonly disabled?: boolean
  /** Draft key for uploads; null if drafts are not kept. */
  readonly draft: string | null
  /** Value of the field in the saved record, for the names of people. */
  readonly shown?: unknown
}

/** Largest number of options shown side by side instead of in a dropdown. */
const SIDE_BY_SIDE = 4

/** Renders the input for a kind of field; nothing for serial numbers and lines. */
export function RecordFieldInput(inputProps: RecordFieldInputProps) {
  const { field, input, options, help, disabled = false, draft, shown } = inputProps
  const { value, onChange, ...frame } = input
  const props = { ...frame, hint: help, disabled }
  switch (field.kind) {
    case 'text': {
      if (options.length > 0) return <TextChoice {...inputProps} />
      const change = field.upperCase === true ? (typed: string) => onChange(typed.toUpperCase()) : onChange
      const text = { ...props, value: stringOf(value) ?? '', maxLength: field.maxLength, onChange: change }
      return field.multiline === true ? (
        <FormWide>
          <TextAreaField {...text} {...(field.rows === undefined ? {} : { rows: field.rows })} />
        </FormWide>
      ) : (
        <TextField {...text} mono={field.mono === true} />
      )
    }
    case 'number':
      return (
        <NumberField
          {...props}
          value={typeof value === 'number' ? value : null}
          min={field.min}
          max={field.max}
          precision={field.decimals}
          onChange={onChange}
        />
      )
    case 'date':
      return <DateField {...props} value={stringOf(value)} onChange={onChange} />
    case 'dateTime':
      return <DateTimeField {...props} value={stringOf(value)} onChange={onChange} />
    case 'flag':
      return (
        <CheckField label={frame.label} checked={value === true} disabled={disabled} onChange={onChange} />
      )
    case 'choice':
      return options.length > SIDE_BY_SIDE || field.required !== true ? (
        <SelectField
          {...props}
          clearable={!frame.required}
          value={stringOf(value)}
          options={options}
          onChange={onChange}
        />
      ) : (
        <ChoiceField
          {...props}
          // One option is always chosen.
          required={frame.required && field.initial === null}
          value={stringOf(value)}
          options={options}
          onChange={onChange}
        />
      )
    case 'dictionary':
      return (
        <SelectField
          {...props}
          searchable
          clearable={!frame.required}
          value={stringOf(value)}
          options={withCurrent(options, stringOf(value))}
          onChange={onChange}
        />
      )
    case 'person':
      return <PersonField {...props} value={stringOf(value)} onChange={onChange} />
    case 'people':
      return (
        <PeopleCodesField {...props} value={stringsOf(value)} known={peopleOf(shown)} onChange={onChange} />
      )
    case 'department':
      return (
        <DepartmentField {...props} clearable={!frame.required} value={stringOf(value)} onChange={onChange} />
      )
    case 'files':
      return <FilesField {...props} field={field} draft={draft} files={filesOf(value)} onChange={onChange} />
    default:
      return null
  }
}

/** A text chosen from several values. Empty without a choice. */
function TextChoice({
  input: { value, onChange, ...frame },
  options,
  help,
  disabled,
}: RecordFieldInputProps) {
  return (
    <SelectField
      {...frame}
      hint={help}
      disabled={disabled === true}
      searchable
      clearable={!frame.required}
      value={stringOf(value) || null}
      options={withCurrent(options, stringOf(value) || null)}
      onChange={chosen => onChange(chosen ?? '')}
    />
  )
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : null)
const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : []
const peopleOf = (value: unknown): Named[] => (Array.isArray(value) ? value : [])
const filesOf = (value: unknown): UploadedFile[] => (Array.isArray(value) ? value : [])

/** Keeps the current value selectable after it was disabled. */
function withCurrent(options: readonly Option[], value: string | null): readonly Option[] {
  const isOffered = value === null || options.some(option => option.value === value)
  return isOffered ? options : [...options, { value, label: value }]
}

export interface FilesFieldProps extends FieldProps {
  readonly field: Pick<DescribedFiles, 'accept' | 'max'>
  /** Draft key for uploads; null if drafts are not kept. */
  readonly draft: string | null
  readonly files: readonly UploadedFile[]
  readonly onChange: (files: UploadedFile[]) => void
}

/** Uploads files of a record. They are attached to it when it is saved. */
export function FilesField({ field, draft, files, onChange, ...frame }: FilesFieldProps) {
  const upload = useFiles(draft)
  return (
    <FormWide>
      <UploadField
        {...frame}
        waiting={upload.waiting}
        accept={field.accept}
        maxFiles={field.max}
        maxBytes={FILE_LIMIT_BYTES}
        files={files}
        send={upload.upload}
        load={upload.read}
        onChange={next => onChange([...next])}
        onOpen={upload.preview}
      />
    </FormWide>
  )
}
