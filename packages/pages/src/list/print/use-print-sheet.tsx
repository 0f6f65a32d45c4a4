import { useTexts } from '@apron/sdk'
import { IconButton } from '@apron/ui/button'
import { IconPrinter } from '@apron/ui/icons'
import type { TableColumn } from '@apron/ui/table'
import { type ReactNode, useState } from 'react'
import { LIST_TEXTS } from '../list.texts.ts'
import { PrintList } from './print-list.tsx'

interface PrintSheetOptions<Row> {
  readonly title: string
  readonly columns: readonly TableColumn<Row>[]
  readonly visibleColumns: readonly string[] | undefined
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

const NO_FILTER = { filter: {}, sort: null } as const

/** Prints rows that a page holds itself. Returns the button, and the sheet to render as a child of the page. */
export function usePrintSheet<Row>(options: PrintSheetOptions<Row>): {
  readonly button: ReactNode
  readonly sheet: ReactNode
} {
  const texts = useTexts(LIST_TEXTS).print
  const { rows } = options
  const [printed, setPrinted] = useState<readonly Row[] | null>(null)
  return {
    button: (
      <IconButton
        label={texts.button}
        icon={<IconPrinter size={18} stroke={1.5} />}
        disabled={printed !== null}
        onClick={() => setPrinted(rows)}
      />
    ),
    sheet: printed !== null && (
      <PrintList
        {...options}
        printed={{ rows: printed, total: printed.length }}
        list={NO_FILTER}
        renderFilter={undefined}
        quickFilters={[]}
        onPrinted={() => setPrinted(null)}
      />
    ),
  }
}
