import { useUi } from '../../provider/ui-context.ts'
import { shownColumns } from '../columns/column-rules.ts'
import type { TableColumn } from '../table-types.ts'
import { cellText } from './export-rows.ts'

export interface PrintTableProps<Row> {
  readonly title: string
  /** Lines above the table. */
  readonly lines: readonly string[]
  readonly columns: readonly TableColumn<Row>[]
  /** Ids in order. All by default. */
  readonly visibleColumns: readonly string[] | undefined
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/** A list as printed, in place of its page. Not visible on the screen. */
export function PrintTable<Row>(props: PrintTableProps<Row>) {
  const { title, lines, columns, visibleColumns, rows, rowKey } = props
  const { lang } = useUi()
  const shown = shownColumns(columns, visibleColumns).flatMap(
    id => columns.find(column => column.id === id && column.exported !== false) ?? [],
  )
  return (
    <div className="ap-print-list">
      <h1>{title}</h1>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <thead>
          <tr>
            {shown.map(({ id, labels, align }) => (
              <th key={id} scope="col" data-align={align}>
                {labels[lang]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)}>
              {shown.map(column => (
                <td key={column.id} data-align={column.align}>
                  {cellText(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
