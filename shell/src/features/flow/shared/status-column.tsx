import type { Language } from '@apron/contract/dictionary/language'
import type { FlowTask } from '@apron/contract/flow/flow'
import { type Meaning, Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { flowTexts } from '../flow.texts.ts'
import { stateMeaning, stateText } from './flow-state.ts'

interface StatusColumn<Row> extends Omit<TableColumn<Row>, 'cell' | 'text'> {
  readonly meaning: (row: Row) => Meaning
  /** State text in the table and the export. */
  readonly text: (row: Row) => string
}

/** Returns the status column of a list of processes. */
export const processState = <Row extends Pick<FlowTask, 'state'>>(
  language: Language,
  more: Pick<TableColumn<Row>, 'card'> = {},
): TableColumn<Row> =>
  statusColumn({
    id: 'state',
    labels: flowTexts.column.state,
    meaning: row => stateMeaning(row.state),
    text: row => stateText(row.state, language),
    width: 148,
    ...more,
  })

/** Returns a status column of shape and word; exports contain the word. */
export function statusColumn<Row>({ meaning, text, ...column }: StatusColumn<Row>): TableColumn<Row> {
  return { ...column, text, cell: row => <Status meaning={meaning(row)}>{text(row)}</Status> }
}
