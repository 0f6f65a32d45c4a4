import { CallError, failureText, useCall, useLanguage } from '@apron/sdk'
import type { SendOptions, UploadFile } from '@apron/ui/upload-field'
import { useCallback, useRef, useState } from 'react'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { removeReportFile } from '../../contract/reports/report-file.calls.ts'
import type { FileTicket } from '../../contract/reports/report-file.entities.ts'
import { fileProblem, newFileTicket, sendReportFile } from './send-report-file.ts'

const isOver = (error: unknown) => error instanceof CallError && error.code === REPORT_ERRORS.ticketOver.code

/** Attachments of the open form. Names and contents stay in the memory of the page. */
export interface ReportFiles {
  readonly files: readonly UploadFile[]
  /** Ticket to send with the report, or null without attachments. */
  readonly ticket: FileTicket | null
  readonly isSending: boolean
  readonly send: (file: File, options: SendOptions) => Promise<UploadFile>
  /** Returns a chosen file, to display it. */
  readonly read: (file: UploadFile) => Promise<Blob>
  readonly change: (files: readonly UploadFile[]) => void
  /** Removes all of them. */
  readonly clear: () => void
  /** Forgets them after the report was filed. */
  readonly forget: () => void
  /** Forgets them if the error means that the server no longer has them. */
  readonly forgetAfter: (error: unknown) => void
}

/** Sends attachments with one ticket for the whole form. */
export function useReportFiles(): ReportFiles {
  const call = useCall()
  const language = useLanguage()
  const [files, setFiles] = useState<readonly UploadFile[]>([])
  const [underWay, setUnderWay] = useState(0)
  const [ticket, setTicket] = useState<FileTicket | null>(null)
  const ticketRequest = useRef<Promise<FileTicket> | null>(null)
  const chosen = useRef(new Map<string, File>())

  const forget = useCallback(() => {
    ticketRequest.current = null
    chosen.current.clear()
    setTicket(null)
    setFiles([])
  }, [])

  /** Uploads share one ticket. If the request for it failed, the next upload repeats it. */
  const ticketOfForm = useCallback(async () => {
    ticketRequest.current ??= newFileTicket(call)
    try {
      const given = await ticketRequest.current
      setTicket(given)
      return given
    } catch (error) {
      ticketRequest.current = null
      throw error
    }
  }, [call])

  const send = useCallback(
    async (file: File, { signal, onProgress }: SendOptions): Promise<UploadFile> => {
      const problem = await fileProblem(file)
      if (problem !== null) throw new Error(REPORT_ERRORS[problem][language])
      setUnderWay(count => count + 1)
      try {
        const own = await ticketOfForm()
        const form = ticketRequest.current
        const url = await sendReportFile(call, { ticket: own, file, signal, onProgress })
        // The form was cleared in the meantime; the file is destroyed with its ticket.
        if (ticketRequest.current !== form) throw new Error(REPORT_ERRORS.ticketOver[language])
        chosen.current.set(url, file)
        return { name: file.name, url }
      } catch (error) {
        if (isOver(error)) forget()
        throw error instanceof CallError ? new Error(failureText(error), { cause: error }) : error
      } finally {
        setUnderWay(count => count - 1)
      }
    },
    [call, forget, language, ticketOfForm],
  )

  function removeAll(removed: readonly UploadFile[]): void {
    if (ticket === null) return
    // A file that is not removed now is destroyed with its ticket.
    for (const { url } of removed)
      void call(removeReportFile, { body: { ticket, file: url } }).catch(() => null)
  }

  return {
    files,
    ticket: files.length === 0 ? null : ticket,
    isSending: underWay > 0,
    send,
    read: ({ url }) => {
      const file = chosen.current.get(url)
      return file === undefined ? Promise.reject(new Error(url)) : Promise.resolve(file)
    },
    change(next) {
      const kept = new Set(next.map(({ url }) => url))
      removeAll(files.filter(({ url }) => !kept.has(url)))
      setFiles(next)
    },
    clear() {
      removeAll(files)
      forget()
    },
    forget,
    forgetAfter(error) {
      if (isOver(error)) forget()
    },
  }
}
