import type { Language } from '@apron/contract/entities/language'

/** A text in both languages. */
export interface TextPair {
  readonly zh: string
  readonly en: string
}

/** Texts of one feature, in groups as deep as wanted. */
export interface TextTree {
  readonly [key: string]: TextPair | TextTree
}

/** The same tree in one language. */
export type TextsOf<Tree extends TextTree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends TextPair
    ? string
    : Tree[Key] extends TextTree
      ? TextsOf<Tree[Key]>
      : never
}

const chosen: Record<Language, WeakMap<TextTree, unknown>> = { zh: new WeakMap(), en: new WeakMap() }

function isPair(value: TextPair | TextTree): value is TextPair {
  return typeof value['zh'] === 'string' && typeof value['en'] === 'string'
}

function choose(tree: TextTree, language: Language): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      isPair(value) ? value[language] : choose(value, language),
    ]),
  )
}

/** The texts of one language. The same tree gives the same object, so it may stand in dependency lists. */
export function pickTexts<const Tree extends TextTree>(tree: Tree, language: Language): TextsOf<Tree> {
  const known = chosen[language].get(tree)
  const texts = known ?? choose(tree, language)
  if (known === undefined) chosen[language].set(tree, texts)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `choose` keeps the shape, which the compiler cannot follow
  return texts as TextsOf<Tree>
}
