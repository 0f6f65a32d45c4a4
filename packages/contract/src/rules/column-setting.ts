/** Column settings travel as comma-joined visible labels (§3, §9). Inside, stable ids; a language switch loses nothing (users' note R2). */
export interface ColumnLabels {
  readonly id: string
  /** The label in every language, so that a value saved in one is read in the other. */
  readonly labels: readonly string[]
}

/** Saved value → ids of the visible columns in the saved order; labels of unknown columns are dropped (TBL-02). */
export function visibleColumnIds(value: string, columns: readonly ColumnLabels[]): string[] {
  const byLabel = new Map(columns.flatMap(column => column.labels.map(label => [label, column.id] as const)))
  const ids = value.split(',').map(label => byLabel.get(label.trim()))
  return [...new Set(ids.filter(id => id !== undefined))]
}

/** Ids of the visible columns → the value to save, in the labels of one language. */
export function columnSettingValue(ids: readonly string[], labelOf: ReadonlyMap<string, string>): string {
  return ids
    .map(id => labelOf.get(id))
    .filter(label => label !== undefined)
    .join(',')
}
