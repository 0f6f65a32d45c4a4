import type { TextPair } from './text-pair.ts'

/** Texts of one feature, in groups as deep as wanted. */
export interface TextTree {
  readonly [key: string]: TextPair | TextTree
}

/** Where a table of texts keeps its name. The same symbol in every bundle, so that a table may come from another one. */
export const TABLE_NAME: unique symbol = Symbol.for('apron.texts')

/** A table of texts. With its name every text has a code of its own, by which operators override it. */
export type Texts<Tree extends TextTree = TextTree> = Tree & { readonly [TABLE_NAME]: string }

/**
 * The texts of one feature: a missing language does not compile. Values go into `{braces}`.
 * @param name what the codes of its texts begin with: `<feature>` in the portal, `<application>.<feature>` in an application
 */
export function defineTexts<Tree extends TextTree>(name: string, tree: Tree): Texts<Tree> {
  return { ...tree, [TABLE_NAME]: name }
}
