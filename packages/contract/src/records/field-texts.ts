import type { TextPair } from '../texts/text-pair.ts'
import type { FieldsDescription } from './describe-fields.ts'
import type { ChoiceOption, FieldText, RecordField } from './fields.ts'

/** A text with the code by which operators override it. */
export interface CodedText extends TextPair {
  readonly textCode: string
}

export interface FieldTexts {
  readonly label: CodedText
  readonly help?: CodedText
  readonly wrong?: CodedText
  /** Options of a choice, or of a flag under `true` and `false`. */
  readonly options: Readonly<Record<string, CodedText>>
}

/** Gives texts the codes `<prefix>.<name>`. */
export function withCodes<const Pairs extends Readonly<Record<string, TextPair>>>(
  prefix: string,
  pairs: Pairs,
): { readonly [Name in keyof Pairs]: Pairs[Name] & CodedText } {
  const entries = Object.entries(pairs).map(([name, pair]) => [name, withTextCode(pair, `${prefix}.${name}`)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every name keeps its text
  return Object.fromEntries(entries) as { readonly [Name in keyof Pairs]: Pairs[Name] & CodedText }
}

function withTextCode<Text extends FieldText>(text: Text, textCode: string): Text & CodedText {
  return { ...text, textCode: text.textCode ?? textCode }
}

/** Returns the options of a choice, or those of a flag that has words for its values. */
export function optionsOf(field: RecordField | undefined): Readonly<Record<string, ChoiceOption>> {
  return field?.kind === 'choice' || field?.kind === 'flag' ? (field.options ?? {}) : {}
}

/** Returns the texts of each field with their codes. */
export function fieldTexts({
  texts,
  fields,
}: Pick<FieldsDescription, 'texts' | 'fields'>): ReadonlyMap<string, FieldTexts> {
  const entries = Object.entries<RecordField>(fields).map(([name, field]): [string, FieldTexts] => {
    const { zh, en, textCode, help, wrong } = field
    const options = Object.entries(optionsOf(field)).map(([value, option]) => [
      value,
      withTextCode(option, `${texts}.options.${name}.${value}`),
    ])
    const entry: FieldTexts = {
      label: { zh, en, textCode: textCode ?? `${texts}.${name}` },
      options: Object.fromEntries(options),
      ...(help === undefined ? {} : { help: withTextCode(help, `${texts}.help.${name}`) }),
      ...(wrong === undefined ? {} : { wrong: withTextCode(wrong, `${texts}.wrong.${name}`) }),
    }
    return [name, entry]
  })
  return new Map(entries)
}

/** Returns every text of a description by its code. */
export function describedTexts(
  description: Pick<FieldsDescription, 'texts' | 'fields'>,
): ReadonlyMap<string, TextPair> {
  const all = [...fieldTexts(description).values()].flatMap(({ label, help, wrong, options }) =>
    [label, help, wrong, ...Object.values(options)].filter(text => text !== undefined),
  )
  return new Map(all.map(({ textCode, zh, en }) => [textCode, { zh, en }]))
}
