import type { TextsOf } from '@apron/sdk'
import type { MenuAction } from '@apron/ui/menu'
import type { TableColumn } from '@apron/ui/table'
import { ROW_TEXTS } from './row.texts.ts'
import { RowActions } from './row-actions.tsx'

/** Returns the actions of a row; null if the user may not act on any row. */
export type ActionsOf<Row> = ((row: Row) => readonly MenuAction[]) | null

/**
 * Returns an array with the last column of a table, to be spread into the columns. Empty without actions.
 * @param nameOf name of the row, for screen readers
 * @param width px
 */
export function actionsColumn<Row>(
  actions: ActionsOf<Row>,
  nameOf: (row: Row) => string,
  width = 120,
): TableColumn<Row>[] {
  if (actions === null) return []
  return [
    {
      id: 'actions',
      labels: ROW_TEXTS.actions,
      cell: row => <RowActions name={nameOf(row)} actions={actions(row)} />,
      exported: false,
      width,
      atEnd: true,
      locked: true,
    },
  ]
}

type RowTexts = TextsOf<typeof ROW_TEXTS>

export function editAction({ edit }: Pick<RowTexts, 'edit'>, onSelect: () => void): MenuAction {
  return { id: 'edit', label: edit, onSelect }
}

export function deleteAction(texts: Pick<RowTexts, 'delete'>, onSelect: () => void): MenuAction {
  return { id: 'delete', label: texts.delete, danger: true, onSelect }
}
