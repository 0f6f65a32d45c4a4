/** The part of a column that the column rules use. */
export interface ChoosableColumn {
  readonly id: string
  /** Always shown, such as the record's number. */
  readonly locked?: boolean
}

/** One line of the chooser, in display order. */
export interface ColumnChoice {
  readonly id: string
  readonly shown: boolean
  readonly locked: boolean
}

/**
 * Returns the ids of the columns to show, in order. Drops unknown ids and keeps locked columns. Shows all if nothing is
 * saved (TBL-02).
 */
export function shownColumns(
  columns: readonly ChoosableColumn[],
  saved: readonly string[] | undefined,
): string[] {
  const all = columns.map(column => column.id)
  if (saved === undefined) return all
  const known = [...new Set(saved)].filter(id => all.includes(id))
  if (known.length === 0) return all
  const missing = columns
    .filter(column => column.locked && !known.includes(column.id))
    .map(column => column.id)
  return [...missing, ...known]
}

/** Returns the lines of the chooser: shown columns in their order, then hidden ones in theirs (TBL-02). */
export function columnChoices(columns: readonly ChoosableColumn[], shown: readonly string[]): ColumnChoice[] {
  const hidden = columns.map(column => column.id).filter(id => !shown.includes(id))
  const locked = new Set(columns.filter(column => column.locked).map(column => column.id))
  return [...shown, ...hidden].map(id => ({ id, shown: shown.includes(id), locked: locked.has(id) }))
}

/** Shows or hides a column. A locked column and the last shown one stay. */
export function toggleColumn(choices: readonly ColumnChoice[], id: string): readonly ColumnChoice[] {
  const target = choices.find(choice => choice.id === id)
  if (target === undefined || target.locked) return choices
  if (target.shown && choices.filter(choice => choice.shown).length === 1) return choices
  return choices.map(choice => (choice.id === id ? { ...choice, shown: !choice.shown } : choice))
}

/** Moves a column up (-1) or down (1). At an end it stays. */
export function moveColumn(
  choices: readonly ColumnChoice[],
  id: string,
  by: -1 | 1,
): readonly ColumnChoice[] {
  const at = choices.findIndex(choice => choice.id === id)
  const mine = choices[at]
  const other = choices[at + by]
  if (mine === undefined || other === undefined) return choices
  const moved = [...choices]
  moved[at] = other
  moved[at + by] = mine
  return moved
}

/** Shows all columns, or as few as possible: the locked ones, else the first. */
export function showAll(choices: readonly ColumnChoice[], shown: boolean): readonly ColumnChoice[] {
  const anyLocked = choices.some(choice => choice.locked)
  return choices.map((choice, index) => ({
    ...choice,
    shown: shown || choice.locked || (!anyLocked && index === 0),
  }))
}

/** Returns the ids to save. */
export function chosenIds(choices: readonly ColumnChoice[]): string[] {
  return choices.filter(choice => choice.shown).map(choice => choice.id)
}
