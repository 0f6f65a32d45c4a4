import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A file of the portal. */
export interface UploadFile {
  readonly name: string
  readonly url: string
}

export interface SendOptions {
  readonly onProgress: (share: number) => void
  /** Called with a small picture if the file can be shown as one. */
  readonly onPicture: (small: Blob) => void
  /** Number of the picture in its field, from 1. */
  readonly photoNumber: number
  readonly signal: AbortSignal
}

/** Sends one file. Rejects with an error whose message is shown, or with an `AbortError`. */
export type SendFile = (file: File, options: SendOptions) => Promise<UploadFile>

/** A file being sent, or one that failed. */
export interface RunningUpload {
  readonly id: string
  readonly file: File
  readonly photoNumber: number
  /** Null until it is known. */
  readonly picture: Blob | null
  /** Progress from 0 to 1. */
  readonly share: number
  /** Reason of the failure. Null while it is being sent. */
  readonly failure: string | null
  readonly controller: AbortController
}

let lastId = 0

/** Sends files and holds them until they have arrived. @param onUploaded called for each with all files so far */
export function useUploads(
  files: readonly UploadFile[],
  send: SendFile,
  onUploaded: (files: readonly UploadFile[], uploaded: UploadFile) => void,
) {
  const [sending, setSending] = useState<readonly RunningUpload[]>([])
  // Several may finish before the next render.
  const latest = useRef({ files, onUploaded })
  useLayoutEffect(() => {
    latest.current = { files, onUploaded }
  })

  const change = useCallback((id: string, part: Partial<RunningUpload>) => {
    setSending(all => all.map(each => (each.id === id ? { ...each, ...part } : each)))
  }, [])
  const drop = useCallback((id: string) => setSending(all => all.filter(each => each.id !== id)), [])

  const start = useCallback(
    (file: File, photoNumber: number, before?: string) => {
      lastId += 1
      const upload: RunningUpload = {
        id: before ?? `upload-${lastId}`,
        file,
        photoNumber,
        picture: null,
        share: 0,
        failure: null,
        controller: new AbortController(),
      }
      setSending(all => [...all.filter(each => each.id !== upload.id), upload])
      const { signal } = upload.controller
      const run = async () => {
        try {
          const uploaded = await send(file, {
            signal,
            photoNumber,
            onProgress: share => change(upload.id, { share }),
            onPicture: picture => change(upload.id, { picture }),
          })
          drop(upload.id)
          const now = latest.current
          const next = [...now.files, uploaded]
          latest.current = { ...now, files: next }
          now.onUploaded(next, uploaded)
        } catch (error) {
          if (signal.aborted) drop(upload.id)
          else change(upload.id, { failure: error instanceof Error ? error.message : String(error) })
        }
      }
      void run()
    },
    [send, change, drop],
  )

  return {
    sending,
    /** Number of files that are uploaded or being sent. Failed ones do not count. */
    fileCount: files.length + sending.filter(({ failure }) => failure === null).length,
    start,
    /** Cancels an upload, or removes a failed one. */
    cancel: (upload: RunningUpload) => {
      upload.controller.abort()
      drop(upload.id)
    },
    retry: (upload: RunningUpload) => start(upload.file, upload.photoNumber, upload.id),
  }
}
