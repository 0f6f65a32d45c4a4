import type { TextPair } from './text-pair.ts'

/** Texts of a feature in nested groups. */
export interface TextTree {
  readonly [key: string]: TextPair | TextTree
}

/** Key of a text table's name. The same symbol in every bundle, so that tables can be shared between bundles. */
export const TABLE_NAME: unique symbol = Symbol.for('apron.texts')

/** A text table. Its name gives every text a code, by which operators override it. */
export type Texts<Tree extends TextTree = TextTree> = Tree & { readonly [TABLE_NAME]: string }

/**
 * Defines the texts of a feature. A missing language does not compile. Values go into `{braces}`.
 * @param name prefix of the text codes: `<feature>` in the portal, `<application>.<feature>` in an application
 */
export function defineTexts<Tree extends TextTree>(name: string, tree: Tree): Texts<Tree> {
  return { ...tree, [TABLE_NAME]: name }
}
