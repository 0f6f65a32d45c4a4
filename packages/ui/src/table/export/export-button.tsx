import { fillText } from '@apron/contract/texts/fill-text'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../button/button.tsx'
import { useUi, useUiTexts } from '../../provider/ui-context.ts'
import { saveCsv } from '../../save-file/save-file.ts'
import { UI_TEXTS } from '../../words/words.ts'
import type { TableColumn } from '../table-types.ts'
import { EXPORT_LIMIT, exportText, TooManyRows } from './export-rows.ts'

interface ExportButtonProps<Row> {
  /** Name of the file, without its extension. */
  readonly name: string
  /** The columns as they are shown. */
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: () => readonly Row[] | Promise<readonly Row[]>
  /** Gets the reason why there is no file, or null on success. */
  readonly onProblem: (text: string | null) => void
}

/** Saves all filtered rows, not only this page, as a spreadsheet file. */
export function ExportButton<Row>({ name, columns, rows, onProblem }: ExportButtonProps<Row>) {
  const { lang } = useUi()
  const words = useUiTexts(UI_TEXTS)
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    onProblem(null)
    try {
      saveCsv(name, exportText(columns, await rows(), lang))
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : ''
      onProblem(
        cause instanceof TooManyRows
          ? fillText(words.exportTooMany, { limit: EXPORT_LIMIT })
          : fillText(words.exportFailed, { reason }),
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <IconButton
      label={words.exportRows}
      icon={<IconDownload size={18} stroke={1.5} />}
      disabled={busy}
      aria-busy={busy}
      onClick={save}
    />
  )
}
