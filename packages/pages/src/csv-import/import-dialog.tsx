import type { Call } from '@apron/contract/calls/define-call'
import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { IMPORT_MAX_BYTES, IMPORT_ROWS_NAMED } from '@apron/contract/limits/lists'
import type { ChangingRow, CsvImport, ImportReport, WrongRow } from '@apron/contract/lists/csv-import'
import { fillText, useHost, useLanguage, useTexts } from '@apron/sdk'
import { useAction, useAppCache } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert, Spinner } from '@apron/ui/feedback'
import { IconDownload, IconUpload } from '@apron/ui/icons'
import { Inline, Stack } from '@apron/ui/page'
import { saveCsv } from '@apron/ui/save-file'
import { DataTable, type TableColumn } from '@apron/ui/table'
import { type ChangeEvent, useRef, useState } from 'react'
import { FORM_TEXTS } from '../form/form.texts.ts'
import { csvImportTexts } from './csv-import.texts.ts'
import { decodeCsv, isWorkbook } from './decode-csv.ts'

export interface ImportDialogProps {
  readonly title: string
  readonly call: Call<{ body: CsvImport; data: ImportReport }>
  /** File name of the template, without its extension. */
  readonly name: string
  /** Header of the template. */
  readonly columns: readonly string[]
  /** Calls whose cached results are invalid after the import. */
  readonly invalidates: readonly Call[]
  readonly onClose: () => void
  /** Called after the import instead of showing a toast. */
  readonly onDone?: (report: ImportReport) => void
}

interface CheckedFile {
  readonly name: string
  readonly text: string
  readonly report: ImportReport
}

/** Imports a CSV file after a dry run (ADM-14). */
export function ImportDialog({
  title,
  call,
  name,
  columns,
  invalidates,
  onClose,
  onDone,
}: ImportDialogProps) {
  const common = useTexts(FORM_TEXTS)
  const t = useTexts(csvImportTexts)
  const host = useHost()
  const language = useLanguage()
  const cache = useAppCache()
  const importing = useAction(call, { inPlace: true })
  const { busy } = importing
  const input = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const [unreadable, setUnreadable] = useState<string | null>(null)

  const check = async (file: File) => {
    setChecked(null)
    setUnreadable(null)
    if (!/\.csv$/i.test(file.name)) return setUnreadable(ACTION_TEXTS.fileFormatWrong[language])
    if (file.size > IMPORT_MAX_BYTES) return setUnreadable(t.tooLarge)
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isWorkbook(bytes)) return setUnreadable(SERVER_ERRORS.importWorkbook[language])
    const text = decodeCsv(bytes)
    if (text === null) return setUnreadable(t.encoding)
    const outcome = await importing.run({ body: { text, digest: null } })
    if (outcome.done) setChecked({ name: file.name, text, report: outcome.data })
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    // Cleared, so that the corrected file can be chosen again.
    event.currentTarget.value = ''
    if (file) void check(file)
  }
  const apply = async ({ text, report }: CheckedFile) => {
    const body = { text, digest: report.digest }
    const outcome = await importing.run({ body })
    if (!outcome.done) return
    void cache.invalidate(invalidates)
    onClose()
    if (onDone) onDone(outcome.data)
    else host.toast('success', fillText(t.done, { count: report.added + report.changed }))
  }

  const count = checked === null ? 0 : checked.report.added + checked.report.changed
  const applyText = count === 1 ? t.applyOne : fillText(t.apply, { count })
  const failure = unreadable ?? importing.failure
  return (
    <Dialog
      open
      width={900}
      title={title}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            kind="primary"
            busy={busy}
            disabled={checked === null || checked.report.wrong > 0 || count === 0}
            onClick={() => checked && void apply(checked)}
          >
            {checked === null || checked.report.wrong > 0 ? t.open : applyText}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t.hint}</p>
        <Inline>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label={t.file}
            className="ap-hidden-text"
            tabIndex={-1}
            onChange={choose}
          />
          <Button
            icon={<IconUpload size={18} stroke={1.5} />}
            // It has the focus while its file is read. A disabled button would lose it.
            aria-disabled={busy}
            onClick={() => busy || input.current?.click()}
          >
            {t.choose}
          </Button>
          <Button
            kind="plain"
            icon={<IconDownload size={18} stroke={1.5} />}
            onClick={() => saveTemplate(name, columns)}
          >
            {t.template}
          </Button>
          {checked && <span>{checked.name}</span>}
          {busy && checked === null && <Spinner label={t.reading} />}
        </Inline>
        {failure !== null && <Alert meaning="red">{failure}</Alert>}
        {checked && <Result report={checked.report} />}
      </Stack>
    </Dialog>
  )
}

/** Saves a file with only the header. The byte order mark tells spreadsheets that it is UTF-8. */
function saveTemplate(name: string, columns: readonly string[]): void {
  saveCsv(name, `\uFEFF${columns.join(',')}\r\n`)
}

const ROW = { id: 'row', labels: csvImportTexts.row, width: 88, align: 'end' } as const
const KEY = { id: 'key', labels: csvImportTexts.key, width: 200, mono: true } as const

const WRONG_COLUMNS: readonly TableColumn<WrongRow>[] = [
  { ...ROW, cell: ({ row }) => row },
  { ...KEY, cell: ({ key }) => key },
  {
    id: 'field',
    labels: csvImportTexts.field,
    cell: ({ field }) => field,
    width: 140,
    mono: true,
  },
  { id: 'text', labels: csvImportTexts.problem, cell: ({ text }) => text, minWidth: 220 },
]

function Result({ report }: { readonly report: ImportReport }) {
  const t = useTexts(csvImportTexts)
  const { added, changed, unchanged, waiting, wrong, wrongRows, changingRows } = report
  const changingColumns: readonly TableColumn<ChangingRow>[] = [
    { ...ROW, cell: ({ row }) => row },
    { ...KEY, cell: ({ key }) => key },
    {
      id: 'kind',
      labels: csvImportTexts.what,
      cell: ({ kind, waits }) => t[kind === 'added' ? 'added' : 'changed'] + (waits ? t.waits : ''),
      width: 168,
    },
    {
      id: 'fields',
      labels: csvImportTexts.field,
      cell: ({ fields }) => fields.join(' '),
      minWidth: 220,
      mono: true,
    },
  ]
  return (
    <>
      <Alert
        meaning={wrong > 0 ? 'red' : 'info'}
        title={fillText(t.counts, { added, changed, unchanged, wrong })}
      >
        {wrong > 0 ? t.wrongText : added + changed === 0 ? t.nothing : ''}
      </Alert>
      {waiting > 0 && <Alert meaning="amber">{fillText(t.waiting, { count: waiting })}</Alert>}
      {wrong > 0 ? (
        <DataTable
          label={t.wrongRows}
          columns={WRONG_COLUMNS}
          rows={wrongRows}
          rowKey={({ row, field, text }) => `${row} ${field} ${text}`}
          exportRows={() => wrongRows}
        />
      ) : (
        changingRows.length > 0 && (
          <DataTable
            label={t.changingRows}
            columns={changingColumns}
            rows={changingRows}
            rowKey={({ row }) => String(row)}
          />
        )
      )}
      {Math.max(wrongRows.length, changingRows.length) >= IMPORT_ROWS_NAMED && (
        <p>{fillText(t.more, { shown: IMPORT_ROWS_NAMED })}</p>
      )}
    </>
  )
}
