import type { UiLang } from '../../words/words.ts'

/** The part of a column that the wire format uses. */
export interface LabelledColumn {
  readonly id: string
  readonly labels: Readonly<Record<UiLang, string>>
  /** Earlier labels in either language, so that settings saved with them still match. */
  readonly formerLabels?: readonly string[]
}

/**
 * Parses a saved value into ids of the visible columns, in the saved order (TBL-02). The wire format is comma-joined
 * labels (§3). Reads labels of every language, so that a change of language loses nothing, and former labels, so that a
 * renamed column is still found. Drops unknown columns. A current label takes precedence over a former label of another
 * column.
 */
export function savedColumnIds(value: string, columns: readonly LabelledColumn[]): string[] {
  const byLabel = new Map([
    ...columns.flatMap(({ id, formerLabels = [] }) => formerLabels.map(label => [label, id] as const)),
    ...columns.flatMap(({ id, labels }) => Object.values(labels).map(label => [label, id] as const)),
  ])
  const ids = value.split(',').map(label => byLabel.get(label.trim()))
  return [...new Set(ids.filter(id => id !== undefined))]
}

/** Returns the value to save for the visible columns: their labels in one language. */
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
