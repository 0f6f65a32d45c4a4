import type { FieldsDescription } from '@apron/contract/records/describe-fields'
import { type CodedText, fieldTexts, optionsOf } from '@apron/contract/records/field-texts'
import {
  type FieldText,
  type FieldValues,
  type RecordField,
  type RecordFields,
  textIn,
} from '@apron/contract/records/fields'
import { fillText } from '@apron/contract/texts/fill-text'
import { pickText, type TextChoice } from '@apron/contract/texts/pick-texts'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useSession, useTexts } from '@apron/sdk'
import { type Dictionaries, useDictionaries } from '@apron/sdk/query'
import { formatNumber } from './form/units.ts'
import { RECORDS_TEXTS } from './records.texts.ts'

/** Described fields of any record, whether its calls are derived or defined by hand. */
export type AnyFields = Pick<FieldsDescription, 'texts' | 'fields'>

const COMMON = ['createBy', 'createTime', 'updateBy', 'updateTime', 'siteCode'] as const

export interface Option {
  readonly value: string
  readonly label: string
}

/** Texts of described fields in the session's language. */
export interface RecordWords {
  /** Returns the label of a field with its unit. */
  readonly label: (name: string) => string
  /** Returns the help text of a field. */
  readonly help: (name: string) => string | undefined
  /** Returns the error message of a field for a value that does not match its pattern. */
  readonly wrong: (name: string) => string | undefined
  /** Returns the options of a choice or dictionary field. */
  readonly options: (name: string) => readonly Option[]
  /** Formats a value. Empty if there is none. */
  readonly format: (name: string, row: FieldValues) => string
}

const dictionariesOf = (fields: RecordFields): string[] => [
  ...new Set(Object.values(fields).flatMap(directoriesOf)),
]

function directoriesOf(field: RecordField): string[] {
  if (field.kind === 'lines') return dictionariesOf(field.fields)
  return field.kind === 'dictionary' ? [field.directory] : []
}

/** Returns a function that picks a text of a description in the session's language, with operators' overrides. */
export function useDescribedText(): (text: FieldText) => string {
  const { lang: language, texts: overrides } = useSession()
  return text =>
    text.textCode === undefined ? text[language] : pickText(text.textCode, text, { language, overrides })
}

export function useRecordWords(record: AnyFields): RecordWords {
  const words = useTexts(RECORDS_TEXTS)
  const { lang: language, texts: overrides } = useSession()
  const dictionaries = useDictionaries(dictionariesOf(record.fields))
  return wordsOf({ record, dictionaries, words, choice: { language, overrides } })
}

interface Sources {
  readonly record: AnyFields
  readonly dictionaries: Dictionaries<string>
  readonly words: Readonly<Record<(typeof COMMON)[number] | 'yes' | 'no', string>>
  readonly choice: TextChoice
}

function wordsOf({ record, dictionaries, words, choice }: Sources): RecordWords {
  const { fields } = record
  const texts = fieldTexts(record)
  const pick = (text: CodedText | undefined) =>
    text === undefined ? undefined : pickText(text.textCode, text, choice)
  const option = (name: string, value: string) => pick(texts.get(name)?.options[value])

  function label(name: string): string {
    const common = COMMON.find(each => each === name)
    const own = pick(texts.get(name)?.label) ?? (common === undefined ? name : words[common])
    const field = fields[name]
    if (field?.kind !== 'number' || field.unit === undefined) return own
    return fillText(choice.language === 'zh' ? '{own}（{unit}）' : '{own} ({unit})', {
      own,
      unit: field.unit,
    })
  }

  function options(name: string): readonly Option[] {
    const field = fields[name]
    if (field?.kind === 'dictionary') return dictionaries.options(field.directory)
    return Object.keys(optionsOf(field)).map(value => ({ value, label: option(name, value) ?? value }))
  }

  function format(name: string, row: FieldValues): string {
    const field = fields[name]
    const value = row[name]
    if (value === null || value === undefined) return ''
    switch (field?.kind) {
      case 'number':
        return typeof value === 'number' ? formatNumber(value, field, currencyOf(field, row)) : ''
      case 'flag':
        return option(name, value === true ? 'true' : 'false') ?? (value === true ? words.yes : words.no)
      case 'dateTime':
        return wireMinute(textIn(row, name))
      case 'choice':
        return option(name, textIn(row, name)) ?? textIn(row, name)
      case 'dictionary':
        return dictionaries.label(field.directory, textIn(row, name))
      case 'lines':
        return Array.isArray(value) ? String(value.length) : ''
      case undefined:
        return name === 'createTime' || name === 'updateTime'
          ? wireMinute(textIn(row, name))
          : formatNames(value)
      default:
        return formatNames(value)
    }
  }
  const help = (name: string) => pick(texts.get(name)?.help)
  const wrong = (name: string) => pick(texts.get(name)?.wrong)
  return { label, help, wrong, options, format }
}

function currencyOf(field: RecordField & { kind: 'number' }, row: FieldValues): string {
  const currency = field.currencyField === undefined ? '' : row[field.currencyField]
  return typeof currency === 'string' ? currency : ''
}

/** Formats texts as they are, and people, departments and files by name. */
function formatNames(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatNames).join('、')
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
