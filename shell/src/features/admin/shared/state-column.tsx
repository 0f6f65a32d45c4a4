import { type Meaning, Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { adminTexts } from './admin.texts.ts'

interface StateColumnProps<Row> extends Partial<Omit<TableColumn<Row>, 'cell' | 'text'>> {
  /** Null where a row has no state: a dash. */
  readonly meaning: (row: Row) => Meaning | null
  /** The word, in the table and in the file; empty where there is no state. */
  readonly text: (row: Row) => string
}

/** A column of states, each a shape and a word: the file gets the word, for a shape cannot be written into it. */
export function stateColumn<Row>({ meaning, text, ...column }: StateColumnProps<Row>): TableColumn<Row> {
  return {
    id: 'state',
    labels: adminTexts.state,
    cell(row) {
      const shape = meaning(row)
      return shape === null ? '–' : <Status meaning={shape}>{text(row)}</Status>
    },
    text,
    card: 'head',
    ...column,
  }
}
