import type { FormColumn } from '@apron/contract/flow/form-definition'
import type { FieldValue } from '@apron/contract/flow/form-values'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { fillText, useFiles, useTexts } from '@apron/sdk'
import { TextButton } from '@apron/ui/button'
import { Faint, Prose } from '@apron/ui/text'
import type { ReactNode } from 'react'
import { groupDigits } from './decimal-format.ts'
import { DepartmentName, PersonName } from './department-field.tsx'
import { attachmentsOf, isRange, type PlainField } from './field-editor.tsx'
import styles from './flow-form.module.css'
import { formTexts } from './form.texts.ts'
import {
  currencyOf,
  type FieldTexts,
  isServerComputed,
  type SiblingValues,
  selectedValues,
  textOf,
} from './form-parts.ts'

export interface ReadOnlyFieldProps {
  readonly field: PlainField | FormColumn
  readonly path: string
  readonly value: FieldValue
  readonly words: FieldTexts
  readonly siblings: SiblingValues
}

/** Renders a field read-only: a dash for no value, and a note if the server computes it. */
export function ReadOnlyField({ field, path, value, words, siblings }: ReadOnlyFieldProps): ReactNode {
  const t = useTexts(formTexts)
  if (value === null && isServerComputed(field)) return <Faint>{t.computed}</Faint>
  if (value === null || value === '') return '–'
  switch (field.kind) {
    case 'multiline':
      return <Prose>{textOf(value)}</Prose>
    case 'number':
      return `${groupDigits(textOf(value))} ${field.unit ?? ''}`.trim()
    case 'money':
      return `${currencyOf(field, siblings)} ${groupDigits(textOf(value))}`.trim()
    case 'dateTime':
      return wireMinute(textOf(value))
    case 'boolean':
      return value === true ? t.yes : t.no
    case 'choice':
      return words.choiceOf(path, textOf(value))
    case 'dictionary':
      return selectedValues(value)
        .map(each => words.dictionaries.label(field.dictCode, each))
        .join(' · ')
    case 'user':
      return <PersonName code={textOf(value)} />
    case 'department':
      return <DepartmentName code={textOf(value)} />
    case 'dateRange':
      return isRange(value) ? fillText(t.range, { from: value.from, to: value.to }) : '–'
    case 'attachments':
      return <Files files={attachmentsOf(value)} />
    default:
      return textOf(value)
  }
}

function Files({ files }: { readonly files: ReturnType<typeof attachmentsOf> }) {
  const { preview } = useFiles()
  return (
    <ul className={styles['files']}>
      {files.map(file => (
        <li key={file.url}>
          <TextButton onClick={() => preview(file)}>{file.name}</TextButton>
        </li>
      ))}
    </ul>
  )
}
