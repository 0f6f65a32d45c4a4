/** What the column rules need to know of a column. */
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

/** Ids of the columns to show, in order. Unknown ids fall away, locked columns never do; nothing saved means all (TBL-02). */
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

/** The chooser's lines: shown ones first in their order, then the hidden ones in theirs (TBL-02). */
export function columnChoices(columns: readonly ChoosableColumn[], shown: readonly string[]): ColumnChoice[] {
  const hidden = columns.map(column => column.id).filter(id => !shown.includes(id))
  const locked = new Set(columns.filter(column => column.locked).map(column => column.id))
  return [...shown, ...hidden].map(id => ({ id, shown: shown.includes(id), locked: locked.has(id) }))
}

/** Shows or hides one; a locked one stays, and so does the last that is shown. */
export function toggleColumn(choices: readonly ColumnChoice[], id: string): readonly ColumnChoice[] {
  const target = choices.find(choice => choice.id === id)
  if (target === undefined || target.locked) return choices
  if (target.shown && choices.filter(choice => choice.shown).length === 1) return choices
  return choices.map(choice => (choice.id === id ? { ...choice, shown: !choice.shown } : choice))
}

/** Moves one up (-1) or down (1); at an end it stays. */
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

/** All shown, or as few as may be: the locked ones, else the first. */
export function showAll(choices: readonly ColumnChoice[], shown: boolean): readonly ColumnChoice[] {
  const anyLocked = choices.some(choice => choice.locked)
  return choices.map((choice, index) => ({
    ...choice,
    shown: shown || choice.locked || (!anyLocked && index === 0),
  }))
}

/** The ids to save. */
export function chosenIds(choices: readonly ColumnChoice[]): string[] {
  return choices.filter(choice => choice.shown).map(choice => choice.id)
}
