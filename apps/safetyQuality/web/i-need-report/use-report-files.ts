import { CallError, failureText, useCall, useLanguage } from '@apron/sdk'
import type { SendOptions, UploadFile } from '@apron/ui/upload-field'
import { useCallback, useRef, useState } from 'react'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import { removeReportFile } from '../../contract/reports/report-file.calls.ts'
import type { FileTicket } from '../../contract/reports/report-file.entities.ts'
import { fileProblem, newFileTicket, sendReportFile } from './send-report-file.ts'

const isExpired = (error: unknown) =>
  error instanceof CallError && error.code === REPORT_ERRORS.ticketOver.code

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
  /** Forgets them if the error says that their ticket has expired. */
  readonly forgetIfExpired: (error: unknown) => void
}

/** Sends attachments with one ticket for the whole form. */
export function useReportFiles(): ReportFiles {
  const call = useCall()
  const language = useLanguage()
  const [files, setFiles] = useState<readonly UploadFile[]>([])
  const [uploadCount, setUploadCount] = useState(0)
  const [ticket, setTicket] = useState<FileTicket | null>(null)
  const ticketRequest = useRef<Promise<FileTicket> | null>(null)
  const filesByUrl = useRef(new Map<string, File>())

  const forget = useCallback(() => {
    ticketRequest.current = null
    filesByUrl.current.clear()
    setTicket(null)
    setFiles([])
  }, [])

  /** Uploads share one ticket. If the request for it failed, the next upload repeats it. */
  const loadTicket = useCallback(async () => {
    ticketRequest.current ??= newFileTicket(call)
    try {
      const newTicket = await ticketRequest.current
      setTicket(newTicket)
      return newTicket
    } catch (error) {
      ticketRequest.current = null
      throw error
    }
  }, [call])

  const send = useCallback(
    async (file: File, { signal, onProgress }: SendOptions): Promise<UploadFile> => {
      const problem = await fileProblem(file)
      if (problem !== null) throw new Error(REPORT_ERRORS[problem][language])
      setUploadCount(count => count + 1)
      try {
        const formTicket = await loadTicket()
        const request = ticketRequest.current
        const url = await sendReportFile(call, { ticket: formTicket, file, signal, onProgress })
        // The form was cleared in the meantime; the file is destroyed with its ticket.
        if (ticketRequest.current !== request) throw new Error(REPORT_ERRORS.ticketOver[language])
        filesByUrl.current.set(url, file)
        return { name: file.name, url }
      } catch (error) {
        if (isExpired(error)) forget()
        throw error instanceof CallError ? new Error(failureText(error), { cause: error }) : error
      } finally {
        setUploadCount(count => count - 1)
      }
    },
    [call, forget, language, loadTicket],
  )

  function removeFromServer(filesToRemove: readonly UploadFile[]): void {
    if (ticket === null) return
    // A file that is not removed now is destroyed with its ticket.
    for (const { url } of filesToRemove)
      void call(removeReportFile, { body: { ticket, file: url } }).catch(() => null)
  }

  return {
    files,
    ticket: files.length === 0 ? null : ticket,
    isSending: uploadCount > 0,
    send,
    read: ({ url }) => {
      const file = filesByUrl.current.get(url)
      return file === undefined ? Promise.reject(new Error(url)) : Promise.resolve(file)
    },
    change(next) {
      const remainingUrls = new Set(next.map(({ url }) => url))
      removeFromServer(files.filter(({ url }) => !remainingUrls.has(url)))
      setFiles(next)
    },
    clear() {
      removeFromServer(files)
      forget()
    },
    forget,
    forgetIfExpired(error) {
      if (isExpired(error)) forget()
    },
  }
}
