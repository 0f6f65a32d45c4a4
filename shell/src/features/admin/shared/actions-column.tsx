import type { TextsOf } from '@apron/sdk'
import type { MenuAction } from '@apron/ui/menu'
import type { TableColumn } from '@apron/ui/table'
import { adminTexts } from './admin.texts.ts'
import { RowActions } from './row-actions.tsx'

/** What can be done with a row; null where the person may do nothing. */
export type ActionsOf<Row> = ((row: Row) => readonly MenuAction[]) | null

/** The last column of a table, to be spread into the others: none where nothing can be done. @param nameOf what the row is called */
export function actionsColumn<Row>(
  actions: ActionsOf<Row>,
  nameOf: (row: Row) => string,
  width = 120,
): TableColumn<Row>[] {
  if (actions === null) return []
  return [
    {
      id: 'actions',
      labels: adminTexts.actions,
      cell: row => <RowActions name={nameOf(row)} actions={actions(row)} />,
      exported: false,
      width,
      atEnd: true,
      locked: true,
    },
  ]
}

type Common = TextsOf<typeof adminTexts>

export function editAction(common: Common, onSelect: () => void): MenuAction {
  return { id: 'edit', label: common.edit, onSelect }
}

export function deleteAction(common: Common, onSelect: () => void): MenuAction {
  return { id: 'delete', label: common.delete, danger: true, onSelect }
}
