import type { RecordDefinition } from '@apron/contract/records/define-record'
import { type FieldValues, type RecordField, type RecordFields, textIn } from '@apron/contract/records/fields'
import { fillText } from '@apron/contract/texts/fill-text'
import { wireMinute } from '@apron/contract/wire/wire-time'
import { defineTexts, type Texts, useLanguage, useTexts } from '@apron/sdk'
import { type Dictionaries, useDictionaries } from '@apron/sdk/query'
import { RECORDS_TEXTS } from './records.texts.ts'
import { numberWords } from './units.ts'

/** A described record of any fields. */
export type AnyRecord = Pick<RecordDefinition, 'app' | 'name' | 'fields'>

type Pairs = Readonly<Record<string, { readonly zh: string; readonly en: string }>>

/** Labels and options as text tables, so that operators can override them by code: `<application>.<record>.<field>`. */
interface Tables {
  readonly labels: Texts<Pairs>
  readonly options: Texts<Readonly<Record<string, Pairs>>>
}

const tables = new WeakMap<RecordFields, Tables>()

export function textTablesOf({ app, name, fields }: AnyRecord): Tables {
  const known = tables.get(fields)
  if (known !== undefined) return known
  const options = Object.entries(fields).flatMap(([id, field]) =>
    field.kind === 'choice' ? [[id, field.options] as const] : [],
  )
  const made: Tables = {
    labels: defineTexts<Pairs>(`${app}.${name}`, fields),
    options: defineTexts<Record<string, Pairs>>(`${app}.${name}.options`, Object.fromEntries(options)),
  }
  tables.set(fields, made)
  return made
}

const COMMON = ['createBy', 'createTime', 'updateBy', 'updateTime', 'siteCode'] as const

export interface Option {
  readonly value: string
  readonly label: string
}

/** Texts of a described record in the language of the session. */
export interface RecordWords {
  /** Returns the label of a field with its unit. */
  readonly label: (name: string) => string
  /** Returns the options of a choice or dictionary field. */
  readonly options: (name: string) => readonly Option[]
  /** Formats a value; empty if there is none. */
  readonly say: (name: string, row: FieldValues) => string
}

const dictionariesOf = (fields: RecordFields): string[] => [
  ...new Set(Object.values(fields).flatMap(directoriesOf)),
]

function directoriesOf(field: RecordField): string[] {
  if (field.kind === 'lines') return dictionariesOf(field.fields)
  return field.kind === 'dictionary' ? [field.directory] : []
}

export function useRecordWords(record: AnyRecord): RecordWords {
  const { labels, options } = textTablesOf(record)
  const words = useTexts(RECORDS_TEXTS)
  const said = useTexts(labels)
  const choices = useTexts(options)
  const language = useLanguage()
  const dictionaries = useDictionaries(dictionariesOf(record.fields))
  return wordsOf({ record, said, choices, dictionaries, words, language })
}

interface Sources {
  readonly record: AnyRecord
  readonly said: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly dictionaries: Dictionaries<string>
  readonly words: Readonly<Record<(typeof COMMON)[number] | 'yes' | 'no', string>>
  readonly language: 'zh' | 'en'
}

function wordsOf({ record, said, choices, dictionaries, words, language }: Sources): RecordWords {
  const { fields } = record

  function label(name: string): string {
    const common = COMMON.find(each => each === name)
    const own = said[name] ?? (common === undefined ? name : words[common])
    const field = fields[name]
    if (field?.kind !== 'number' || field.unit === undefined) return own
    return fillText(language === 'zh' ? '{own}（{unit}）' : '{own} ({unit})', { own, unit: field.unit })
  }

  function options(name: string): readonly Option[] {
    const field = fields[name]
    if (field?.kind === 'dictionary') return dictionaries.options(field.directory)
    if (field?.kind !== 'choice') return []
    return Object.keys(field.options).map(value => ({ value, label: choices[name]?.[value] ?? value }))
  }

  function say(name: string, row: FieldValues): string {
    const field = fields[name]
    const value = row[name]
    if (value === null || value === undefined) return ''
    switch (field?.kind) {
      case 'number':
        return typeof value === 'number' ? numberWords(value, field, currencyOf(field, row)) : ''
      case 'flag':
        return value === true ? words.yes : words.no
      case 'dateTime':
        return wireMinute(textIn(row, name))
      case 'choice':
        return choices[name]?.[textIn(row, name)] ?? textIn(row, name)
      case 'dictionary':
        return dictionaries.label(field.directory, textIn(row, name))
      case 'lines':
        return Array.isArray(value) ? String(value.length) : ''
      case undefined:
        return name === 'createTime' || name === 'updateTime' ? wireMinute(textIn(row, name)) : namesIn(value)
      default:
        return namesIn(value)
    }
  }
  return { label, options, say }
}

function currencyOf(field: RecordField & { kind: 'number' }, row: FieldValues): string {
  const currency = field.currencyField === undefined ? '' : row[field.currencyField]
  return typeof currency === 'string' ? currency : ''
}

/** Formats texts as they are, and people, departments and files by name. */
function namesIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(namesIn).join('、')
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
