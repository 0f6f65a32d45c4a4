import type { UploadedFile } from '@apron/contract/entities/uploaded-file'
import { optionsOf } from '@apron/contract/records/field-texts'
import type { FieldValues, RecordField } from '@apron/contract/records/fields'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { useFiles } from '@apron/sdk'
import { TextButton } from '@apron/ui/button'
import { DescriptionList, type Fact } from '@apron/ui/description-list'
import { Photos } from '@apron/ui/photos'
import { Status } from '@apron/ui/status'
import { Small } from '@apron/ui/text'
import type { ReactNode } from 'react'
import { type AnyFields, type RecordWords, useRecordWords } from './record-words.ts'

export interface RecordFactsProps {
  readonly record: AnyFields
  readonly row: FieldValues
  /** Fields to show, in this order; all fields and the common facts by default. */
  readonly names?: readonly string[]
}

/** Facts common to all records. */
export const COMMON_FACTS = ['siteCode', 'createBy', 'createTime', 'updateBy', 'updateTime'] as const

/** Shows a described record read-only. */
export function RecordFacts({ record, row, names }: RecordFactsProps) {
  const words = useRecordWords(record)
  return (
    <DescriptionList
      items={(names ?? [...Object.keys(record.fields), ...COMMON_FACTS]).map((name): Fact => {
        const field = record.fields[name]
        const isText = field?.kind === 'text'
        return {
          id: name,
          label: words.label(name),
          value: factOf(name, field, row, words),
          mono: field?.kind === 'serial' || (isText && field.mono === true),
          wide: (isText && field.multiline === true) || field?.kind === 'lines' || field?.kind === 'files',
        }
      })}
    />
  )
}

function factOf(
  name: string,
  field: RecordField | undefined,
  row: FieldValues,
  words: RecordWords,
): ReactNode {
  const value = row[name]
  const formatted = words.format(name, row)
  if (Array.isArray(value) && value.length === 0) return null
  if (field?.kind === 'lines')
    return <LineFacts label={words.label(name)} fields={field.fields} lines={value} />
  if (field?.kind === 'files') return <FileFacts label={words.label(name)} files={value} />
  const meaning = optionsOf(field)[String(value)]?.meaning
  if (meaning !== undefined) return <Status meaning={meaning}>{formatted}</Status>
  return isPerson(value) ? (
    <>
      {value.name} <Small>{value.code}</Small>
    </>
  ) : (
    formatted
  )
}

function isPerson(value: unknown): value is { readonly code: string; readonly name: string } {
  return typeof value === 'object' && value !== null && 'code' in value && 'name' in value
}

interface LineFactsProps {
  readonly label: string
  readonly fields: AnyFields['fields']
  readonly lines: unknown
}

function LineFacts({ label, fields, lines }: LineFactsProps) {
  const words = useRecordWords({ texts: 'pages.line', fields })
  const values: readonly FieldValues[] = Array.isArray(lines) ? lines : []
  // Most lines have few of many fields.
  const names = Object.keys(fields).filter(name => values.some(line => words.format(name, line) !== ''))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls sideways, also by keyboard
    <section className="ap-fact-lines" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {names.map(name => (
              <th key={name} scope="col">
                {words.label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map((line, index) => (
            // A line has no key except its index.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {names.map(name => (
                <td key={name}>{words.format(name, line) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const isPicture = ({ name }: UploadedFile) =>
  IMAGE_EXTENSIONS.some(extension => name.toLowerCase().endsWith(`.${extension}`))

/** Shows pictures as thumbnails and other files by name. */
export function FileFacts({ label, files }: { readonly label: string; readonly files: unknown }) {
  const { read, preview } = useFiles()
  const all: readonly UploadedFile[] = Array.isArray(files) ? files : []
  const pictures = all.filter(isPicture)
  return (
    <div className="ap-fact-files">
      {pictures.length > 0 && <Photos label={label} photos={pictures} load={read} onOpen={preview} />}
      {all
        .filter(file => !isPicture(file))
        .map(file => (
          <TextButton key={file.url} onClick={() => preview(file)}>
            {file.name}
          </TextButton>
        ))}
    </div>
  )
}
