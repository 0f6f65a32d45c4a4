import type { Named } from '../entities/fields.ts'
import type { UploadedFile } from '../entities/uploaded-file.ts'
import type { TextPair } from '../texts/text-pair.ts'

/** Values of a record's fields by name, for rules that look at several of them. */
export type FieldValues = Readonly<Record<string, unknown>>

/** Returns a string or number as a string, and an empty string for any other value. */
export function textIn(values: FieldValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A text of a description. */
export interface FieldText extends TextPair {
  /** Code by which operators override the text; by default made from the names of description and field. */
  readonly textCode?: string
}

/** Appearance of a list column. Widths are in px. */
export interface ColumnLook {
  /** ID of the column and sort key; by default the name of the field. */
  readonly id?: string
  readonly width?: number
  readonly minWidth?: number
  /** Cannot be hidden. By default only the first column is locked. */
  readonly locked?: boolean
  /** Labels the column had before, in any language. Saved column settings name columns by label. */
  readonly formerLabels?: readonly string[]
}

/** Options common to all fields: labels in both languages, validation, and where the field appears. */
export interface FieldOptions extends FieldText {
  readonly required?: boolean
  /** Makes the field required depending on other values. */
  readonly requiredWhen?: (values: FieldValues) => boolean
  /** Shows the input for some values of the other fields only. */
  readonly shownWhen?: (values: FieldValues) => boolean
  /** Cannot be changed after the first save. */
  readonly fixed?: boolean
  /** Help text below the input; for a fixed field only until the first save. */
  readonly help?: FieldText
  /** Error message for a value that does not match the pattern. */
  readonly wrong?: FieldText
  /** Shows the field as a list column; a number is its width. */
  readonly column?: boolean | number | ColumnLook
  /** Offers the field as a filter of the list: a choice by several of its options, or with `one` by a single one. */
  readonly filter?: boolean | 'one'
  /** Includes the field in the text search of the list. */
  readonly search?: boolean
  /** Allows sorting the list by this field. */
  readonly sort?: boolean
  /** Never stored on a device: not in drafts, and a save that contains it is never queued. */
  readonly secret?: boolean
}

interface FieldOf<Kind extends string, Value, Shown = Value> extends FieldOptions {
  readonly kind: Kind
  /** Set by the server: displayed, but not part of a save. See {@link readOnly}. */
  readonly readOnly?: boolean
  /** Type level only: the type in a save and the type in an answer. */
  readonly types?: { readonly value: Value; readonly shown: Shown }
}

/** A serial number such as `TL-2026-0012`, assigned by the server. */
export interface SerialField extends FieldOf<'serial', string> {
  readonly prefix: string
  readonly digits: 4 | 6
}

export interface TextField extends FieldOf<'text', string> {
  readonly maxLength: number
  readonly minLength?: number
  readonly multiline?: boolean
  /** Height of a multi-line input in lines of text; 4 by default. */
  readonly rows?: number
  readonly pattern?: string
  /** Monospaced, for registrations, part numbers and codes. */
  readonly mono?: boolean
  /** Turns letters into capitals while they are typed, and when they are stored. */
  readonly upperCase?: boolean
}

export interface NumberField<Value extends number | null = number | null> extends FieldOf<'number', Value> {
  readonly min: number
  readonly max: number
  /** Digits after the point. */
  readonly decimals: number
  /** Shown after the label, such as `N·m`. */
  readonly unit?: string
  /** Name of the field that holds the currency of an amount. */
  readonly currencyField?: string
  /** Initial value of a new record or line. */
  readonly initial?: number
}

/** `yyyy-MM-dd`, local date of the site. */
export interface DateField<Value extends string | null = string | null> extends FieldOf<'date', Value> {}

/** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
export interface DateTimeField<Value extends string | null = string | null>
  extends FieldOf<'dateTime', Value> {}

export interface ChoiceOption extends FieldText {
  /** Colour and shape of a state (`Status` of `@apron/ui`). */
  readonly meaning?: 'red' | 'amber' | 'green' | 'info' | 'neutral'
  /** For states: the record can be edited and deleted. */
  readonly editable?: boolean
}

export interface FlagField extends FieldOf<'flag', boolean> {
  /** Words for both values; by default yes and no. */
  readonly options?: Readonly<Record<'true' | 'false', ChoiceOption>>
}

/** One of a fixed set of values. */
export interface ChoiceField<Value extends string | null = string | null> extends FieldOf<'choice', Value> {
  readonly options: Readonly<Record<string, ChoiceOption>>
  /** Initial value of a new record. */
  readonly initial: string | null
}

/** A value of a dictionary directory. */
export interface DictionaryField<Value extends string | null = string | null>
  extends FieldOf<'dictionary', Value> {
  readonly directory: string
}

/** Employee number of a person. */
export interface PersonField<Value extends string | null = string | null>
  extends FieldOf<'person', Value, null extends Value ? Named | null : Named> {}

/** Employee numbers of several people. */
export interface PeopleField extends FieldOf<'people', string[], Named[]> {
  readonly max: number
}

export interface DepartmentField<Value extends string | null = string | null>
  extends FieldOf<'department', Value, null extends Value ? Named | null : Named> {}

export interface FilesField extends FieldOf<'files', UploadedFile[]> {
  readonly max: number
  /** Endings without the point. */
  readonly accept: readonly string[]
}

/** A list of sub-records, stored with its record. */
export interface LinesField<Line = Readonly<Record<string, unknown>>> extends FieldOf<'lines', Line[]> {
  readonly fields: LineFields
  readonly max: number
  /** Lists return no lines, for records with many that only their own page shows. */
  readonly emptyInLists?: true
  /** People can move the lines up and down. */
  readonly ordered?: boolean
  /** Name of a line, such as “item”; “line” by default. */
  readonly noun?: FieldText
  /** Fields that a new line takes from the line before. */
  readonly carried?: readonly string[]
  /** Label of the button that adds a line. */
  readonly add?: FieldText
  /** Shown when there are no lines. */
  readonly empty?: FieldText
  /** Number of the first line, after values that are fields of their own; 1 by default. */
  readonly firstNumber?: number
}

/** Field kinds allowed in a line. Lines cannot be nested. */
export type LineField =
  | TextField
  | NumberField
  | DateField
  | FlagField
  | ChoiceField
  | DictionaryField
  | LinesField
export type LineFields = Readonly<Record<string, LineField>>

export type RecordField =
  | LineField
  | SerialField
  | DateTimeField
  | PersonField
  | PeopleField
  | DepartmentField
  | FilesField

export type RecordFields = Readonly<Record<string, RecordField>>

/** Type of a field in a save. */
export type ValueOf<Field extends RecordField> = NonNullable<Field['types']>['value']
/** Type of a field in a response. */
export type ShownOf<Field extends RecordField> = NonNullable<Field['types']>['shown']

type OrNull<Options extends FieldOptions, Value> = Options extends { readonly required: true }
  ? Value
  : Value | null

type ReadOnly<Field> = Field & { readonly readOnly: true }

/** Makes a field read-only: the server sets it, and it is not part of a save. */
export function readOnly<Field extends RecordField>(field: Field): ReadOnly<Field> {
  return { ...field, readOnly: true }
}

/** Makes several fields read-only, in their order. */
export function allReadOnly<const Fields extends RecordFields>(
  fields: Fields,
): { readonly [Name in keyof Fields]: ReadOnly<Fields[Name]> } {
  const entries = Object.entries<RecordField>(fields).map(([name, field]) => [name, readOnly(field)] as const)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field keeps its name
  return Object.fromEntries(entries) as { readonly [Name in keyof Fields]: ReadOnly<Fields[Name]> }
}

/** @param digits of the counter, which restarts each year */
export function serial(prefix: string, digits: 4 | 6, options: FieldOptions): ReadOnly<SerialField> {
  return { kind: 'serial', prefix, digits, readOnly: true, search: true, sort: true, ...options }
}

/** A single-line text. */
export function text(
  maxLength: number,
  options: FieldOptions & Pick<TextField, 'pattern' | 'mono' | 'minLength' | 'upperCase'>,
): TextField {
  return { kind: 'text', maxLength, ...options }
}

/** A multi-line text. */
export function longText(
  maxLength: number,
  options: FieldOptions & Pick<TextField, 'minLength' | 'rows'>,
): TextField {
  return { kind: 'text', maxLength, multiline: true, ...options }
}

/** An aircraft registration. Chinese registrations do not use the letters I and O. */
export function aircraft(options: FieldOptions): TextField {
  return text(10, {
    mono: true,
    // Chinese; foreign with two letters before the hyphen, with one, and without a hyphen.
    pattern: '^(?:B-[0-9A-HJ-NP-Z]{4}|[A-Z0-9]{2}-[A-Z0-9]{3,5}|[AC-Z0-9]-[A-Z0-9]{3,5}|[A-Z0-9]{4,7})$',
    ...options,
  })
}

interface NumberLimits extends Pick<NumberField, 'initial'> {
  readonly min: number
  readonly max: number
}

export function integer<const Options extends FieldOptions & NumberLimits>(
  options: Options,
): NumberField<OrNull<Options, number>> {
  return { kind: 'number', decimals: 0, ...options }
}

/** A number counted by the server. */
export function count(options: FieldOptions): ReadOnly<NumberField<number>> {
  return {
    kind: 'number',
    decimals: 0,
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    required: true,
    readOnly: true,
    ...options,
  }
}

export function decimal<const Options extends FieldOptions & NumberLimits>(
  decimals: number,
  options: Options,
): NumberField<OrNull<Options, number>> {
  return { kind: 'number', decimals, ...options }
}

/** A measured value. The unit is part of the field and is never entered as text. */
export function measure<const Options extends FieldOptions & NumberLimits>(
  unit: string,
  decimals: number,
  options: Options,
): NumberField<OrNull<Options, number>> {
  return { kind: 'number', unit, decimals, ...options }
}

/** The largest amount that a number represents with two exact decimals. */
const LARGEST_AMOUNT = 9_999_999_999_999.99

/** An amount of money with two decimals. @param currencyField name of the field that holds its currency */
export function money<const Options extends FieldOptions>(
  currencyField: string,
  options: Options,
): NumberField<OrNull<Options, number>> {
  return { kind: 'number', currencyField, decimals: 2, min: 0, max: LARGEST_AMOUNT, ...options }
}

export function date<const Options extends FieldOptions>(
  options: Options,
): DateField<OrNull<Options, string>> {
  return { kind: 'date', ...options }
}

export function dateTime<const Options extends FieldOptions>(
  options: Options,
): DateTimeField<OrNull<Options, string>> {
  return { kind: 'dateTime', ...options }
}

export function flag(options: FieldOptions & Pick<FlagField, 'options'>): FlagField {
  return { kind: 'flag', ...options }
}

/** Keeps in the type that a choice is filtered by a single option. */
type FilterIn<Options> = Options extends { readonly filter: 'one' } ? { readonly filter: 'one' } : unknown

/** One of a fixed set of values. @param options `initial` is the value of a new record */
export function choice<
  const Value extends string,
  const Options extends FieldOptions & { readonly initial?: NoInfer<Value> },
>(
  values: Readonly<Record<Value, ChoiceOption>>,
  options: Options,
): ChoiceField<OrNull<Options, Value>> & FilterIn<Options> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not evaluate `FilterIn` of a type parameter
  return { kind: 'choice', options: values, initial: null, ...options } as ChoiceField<
    OrNull<Options, Value>
  > &
    FilterIn<Options>
}

/** The state of a record. New records start in the first state; only actions change it. */
export function state<const Value extends string, const Options extends FieldOptions>(
  states: Readonly<Record<Value, ChoiceOption>>,
  options: Options,
): ReadOnly<ChoiceField<Value>> & FilterIn<Options> {
  const [initial = null] = Object.keys(states)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `choice`
  return {
    kind: 'choice',
    options: states,
    initial,
    readOnly: true,
    sort: true,
    filter: true,
    ...options,
  } as ReadOnly<ChoiceField<Value>> & FilterIn<Options>
}

/** Returns the values of a choice or state, or action names, in order. */
export function keysIn<Key extends string>(described: Readonly<Record<Key, TextPair>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record has the keys of its type
  return Object.keys(described) as Key[]
}

export function dictionary<const Options extends FieldOptions>(
  directory: string,
  options: Options,
): DictionaryField<OrNull<Options, string>> {
  return { kind: 'dictionary', directory, ...options }
}

export function person<const Options extends FieldOptions>(
  options: Options,
): PersonField<OrNull<Options, string>> {
  return { kind: 'person', ...options }
}

export function people(max: number, options: FieldOptions): PeopleField {
  return { kind: 'people', max, ...options }
}

export function department<const Options extends FieldOptions>(
  options: Options,
): DepartmentField<OrNull<Options, string>> {
  return { kind: 'department', ...options }
}

export function files(max: number, accept: readonly string[], options: FieldOptions): FilesField {
  return { kind: 'files', max, accept, ...options }
}

export function lines<Fields extends LineFields>(
  max: number,
  fields: Fields,
  options: FieldOptions &
    Pick<LinesField, 'emptyInLists' | 'ordered' | 'noun' | 'carried' | 'add' | 'empty' | 'firstNumber'>,
): LinesField<{ -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }> {
  return { kind: 'lines', max, fields, ...options }
}

/** Lines that the server adds. */
export function log<Fields extends LineFields>(
  max: number,
  fields: Fields,
  options: FieldOptions,
): ReadOnly<LinesField<{ -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }>> {
  return readOnly(lines(max, fields, options))
}
