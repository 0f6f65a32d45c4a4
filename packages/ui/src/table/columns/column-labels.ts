import type { UiLang } from '../../words/words.ts'

/** What the wire form needs to know of a column. */
export interface LabelledColumn {
  readonly id: string
  readonly labels: Readonly<Record<UiLang, string>>
  /** What it was called in either language before: what was saved with these words still finds it. */
  readonly formerLabels?: readonly string[]
}

/**
 * A saved value → ids of the visible columns in the saved order (TBL-02). On the wire stand comma-joined labels (§3), inside
 * stable ids: labels of every language are read, so that a change of language loses nothing, and former ones, so that a new name
 * does not either; those of unknown columns are dropped. A label of today comes before a former one of another column.
 */
export function savedColumnIds(value: string, columns: readonly LabelledColumn[]): string[] {
  const byLabel = new Map([
    ...columns.flatMap(({ id, formerLabels = [] }) => formerLabels.map(label => [label, id] as const)),
    ...columns.flatMap(({ id, labels }) => Object.values(labels).map(label => [label, id] as const)),
  ])
  const ids = value.split(',').map(label => byLabel.get(label.trim()))
  return [...new Set(ids.filter(id => id !== undefined))]
}

/** Ids of the visible columns → the value to save, in the labels of one language. */
export function columnsValue(
  ids: readonly string[],
  columns: readonly LabelledColumn[],
  lang: UiLang,
): string {
  const labelOf = new Map(columns.map(({ id, labels }) => [id, labels[lang]]))
  return ids
    .map(id => labelOf.get(id))
    .filter(label => label !== undefined)
    .join(',')
}
