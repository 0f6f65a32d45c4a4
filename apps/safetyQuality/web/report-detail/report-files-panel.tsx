import { failureText, fillText, useCall, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { Section, Stack } from '@apron/ui/page'
import { saveFile } from '@apron/ui/save-file'
import { Prose } from '@apron/ui/text'
import { useEffect, useState } from 'react'
import { reportFiles } from '../../contract/reports/desk-file.calls.ts'
import type { ReportFile } from '../../contract/reports/report-file.entities.ts'
import { DESK_TEXTS } from '../report-desk/report-desk.texts.ts'
import { readReportFile } from './read-report-file.ts'

interface ReportFilesPanelProps {
  /** Id of the report. */
  readonly id: string
  readonly identity: string | null
}

/** Shows the attachments of a report: kind and size, and their content once the key is open. */
export function ReportFilesPanel({ id, identity }: ReportFilesPanelProps) {
  const texts = useTexts(DESK_TEXTS).detail.files
  const { data: files, error } = useAppQuery(reportFiles, { query: { id } })
  if (files === undefined) return error === null ? null : <Alert meaning="red">{failureText(error)}</Alert>
  if (files.length === 0) {
    return (
      <Section title={texts.title}>
        <Prose>{texts.none}</Prose>
      </Section>
    )
  }
  return (
    <Section title={texts.title}>
      <Stack>
        {files.map((file, index) => (
          // Locking the key also hides the pictures opened with it.
          <Attachment
            key={`${file.id} ${identity === null}`}
            file={file}
            number={index + 1}
            identity={identity}
          />
        ))}
        <Prose>{identity === null ? texts.locked : texts.note}</Prose>
      </Stack>
    </Section>
  )
}

const isPicture = ({ kind }: ReportFile) => kind === 'jpeg' || kind === 'png'

const KB = 1024

/** Formats a size: 65536 becomes `64 KB`. */
const sizeText = (bytes: number) =>
  bytes < KB * KB ? `${Math.round(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`

interface AttachmentProps {
  readonly file: ReportFile
  readonly number: number
  readonly identity: string | null
}

function Attachment({ file, number, identity }: AttachmentProps) {
  const texts = useTexts(DESK_TEXTS).detail.files
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const [picture, setPicture] = useState<Blob | null>(null)

  async function open(key: string): Promise<void> {
    setBusy(true)
    setUnreadable(false)
    try {
      const content = await readReportFile(call, key, file)
      if (isPicture(file)) setPicture(content)
      else saveFile(`${number}.${file.kind}`, content)
    } catch {
      // Missing files and files sealed for another key show the same message.
      setUnreadable(true)
    } finally {
      setBusy(false)
    }
  }

  const label = fillText(isPicture(file) ? texts.show : texts.save, { number })
  return (
    <div>
      <span>{fillText(texts.item, { number, kind: texts.kinds[file.kind], size: sizeText(file.size) })}</span>
      {identity !== null && picture === null && (
        <Button busy={isBusy} onClick={() => void open(identity)}>
          {label}
        </Button>
      )}
      {isUnreadable && <Alert meaning="red">{texts.unreadable}</Alert>}
      {identity !== null && picture !== null && (
        <Picture content={picture} label={fillText(texts.picture, { number })} />
      )}
    </div>
  )
}

/** Shows a picture from memory, through an object URL that is revoked with the page. */
function Picture({ content, label }: { readonly content: Blob; readonly label: string }) {
  const [src] = useState(() => URL.createObjectURL(content))
  useEffect(() => () => URL.revokeObjectURL(src), [src])
  return <img className="sq-attachment" src={src} alt={label} />
}
