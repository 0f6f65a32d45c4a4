import type { Language } from '../dictionary/language.ts'
import { TABLE_NAME, type Texts, type TextTree } from './define-texts.ts'
import type { TextPair } from './text-pair.ts'

/** The same tree in one language. */
export type TextsOf<Tree extends TextTree> = {
  readonly [Key in keyof Tree & string]: Tree[Key] extends TextPair
    ? string
    : Tree[Key] extends TextTree
      ? TextsOf<Tree[Key]>
      : never
}

/** Operators' replacements of built-in texts, by code, each in one or both languages (I18N-02). */
export type TextOverrides = Readonly<Record<string, Partial<TextPair>>>

export const NO_OVERRIDES: TextOverrides = {}

/** Language and overrides for picking texts. */
export interface TextChoice {
  readonly language: Language
  readonly overrides: TextOverrides
}

function isPair(value: TextPair | TextTree): value is TextPair {
  return typeof value['zh'] === 'string' && typeof value['en'] === 'string'
}

/** Returns one text that belongs to no table. */
export function pickText(code: string, text: TextPair, { language, overrides }: TextChoice): string {
  return overrides[code]?.[language] ?? text[language]
}

function pickTree(tree: TextTree, path: string, choice: TextChoice): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const code = `${path}.${key}`
      return [key, isPair(value) ? pickText(code, value, choice) : pickTree(value, code, choice)]
    }),
  )
}

type PickedTexts = WeakMap<TextTree, Partial<Record<Language, unknown>>>

const cache = new WeakMap<TextOverrides, PickedTexts>()

/** Returns a table in one language with overrides. Equal arguments return the same object, so it can be a hook dependency. */
export function pickTexts<Tree extends TextTree>(
  texts: Texts<Tree>,
  language: Language,
  overrides: TextOverrides = NO_OVERRIDES,
): TextsOf<Tree> {
  const tables: PickedTexts = cache.get(overrides) ?? new WeakMap()
  const textsByLanguage = tables.get(texts) ?? {}
  const result = textsByLanguage[language] ?? pickTree(texts, texts[TABLE_NAME], { language, overrides })
  tables.set(texts, { ...textsByLanguage, [language]: result })
  cache.set(overrides, tables)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `choose` keeps the shape, which the compiler cannot follow
  return result as TextsOf<Tree>
}

/** Returns every text of these tables by code. */
export function textsByCode(tables: readonly Texts[]): ReadonlyMap<string, TextPair> {
  const found = new Map<string, TextPair>()
  const collect = (tree: TextTree, path: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      const code = `${path}.${key}`
      if (isPair(value)) found.set(code, value)
      else collect(value, code)
    }
  }
  for (const table of tables) collect(table, table[TABLE_NAME])
  return found
}
