import type { ReactNode } from 'react'

export interface PrintOnlyTableProps<Id extends string> {
  /** Column headings by column id. */
  readonly columns: Readonly<Record<Id, string>>
  readonly rows: readonly { readonly id: string; readonly cells: Readonly<Record<NoInfer<Id>, ReactNode>> }[]
}

/** Table that appears only in print, in place of a part of the page that appears only on the screen. */
export function PrintOnlyTable<Id extends string>({ columns, rows }: PrintOnlyTableProps<Id>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record has the keys of its type
  const ids = Object.keys(columns) as Id[]
  return (
    <table className="ap-paper">
      <thead>
        <tr>
          {ids.map(id => (
            <th key={id} scope="col">
              {columns[id]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            {ids.map(id => (
              <td key={id}>{row.cells[id]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
