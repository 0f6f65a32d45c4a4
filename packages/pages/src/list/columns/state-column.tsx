import { type Meaning, Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { ROW_TEXTS } from '../rows/row.texts.ts'

export interface StateColumnProps<Row> extends Partial<Omit<TableColumn<Row>, 'cell' | 'text'>> {
  /** Null for a row without a state, which shows a dash. */
  readonly meaning: (row: Row) => Meaning | null
  /** The word, in the table and in the export; empty for a row without a state. */
  readonly text: (row: Row) => string
}

/** Returns a column of states, each a shape and a word. The export gets the word. */
export function stateColumn<Row>({ meaning, text, ...column }: StateColumnProps<Row>): TableColumn<Row> {
  return {
    id: 'state',
    labels: ROW_TEXTS.state,
    cell(row) {
      const shape = meaning(row)
      return shape === null ? '–' : <Status meaning={shape}>{text(row)}</Status>
    },
    text,
    card: 'head',
    ...column,
  }
}
