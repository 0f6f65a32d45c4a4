import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** A file of the portal. */
export interface UploadFile {
  readonly name: string
  readonly url: string
}

export interface SendOptions {
  readonly onProgress: (share: number) => void
  /** What is sent can be looked at: a picture, small. */
  readonly onPicture: (small: Blob) => void
  /** Which of the pictures of its field it is, from 1. */
  readonly photoNumber: number
  readonly signal: AbortSignal
}

/** Sends one file. Rejects with an error whose message is shown, or with an `AbortError`. */
export type SendFile = (file: File, options: SendOptions) => Promise<UploadFile>

/** A file on its way, or one that did not arrive. */
export interface Sending {
  readonly id: string
  readonly file: File
  readonly photoNumber: number
  /** Once it can be looked at. */
  readonly picture: Blob | null
  /** From 0 to 1. */
  readonly share: number
  /** Why it did not arrive; null while it is on its way. */
  readonly failure: string | null
  readonly controller: AbortController
}

let made = 0

/** Files under way beside those that have arrived. @param onArrived told for each, with all files there are by then */
export function useUploads(
  files: readonly UploadFile[],
  send: SendFile,
  onArrived: (files: readonly UploadFile[], arrived: UploadFile) => void,
) {
  const [sending, setSending] = useState<readonly Sending[]>([])
  // Several may arrive before the next drawing.
  const latest = useRef({ files, onArrived })
  useLayoutEffect(() => {
    latest.current = { files, onArrived }
  })

  const change = useCallback((id: string, part: Partial<Sending>) => {
    setSending(all => all.map(each => (each.id === id ? { ...each, ...part } : each)))
  }, [])
  const drop = useCallback((id: string) => setSending(all => all.filter(each => each.id !== id)), [])

  const start = useCallback(
    (file: File, photoNumber: number, before?: string) => {
      made += 1
      const one: Sending = {
        id: before ?? `upload-${made}`,
        file,
        photoNumber,
        picture: null,
        share: 0,
        failure: null,
        controller: new AbortController(),
      }
      setSending(all => [...all.filter(each => each.id !== one.id), one])
      const { signal } = one.controller
      const carryOut = async () => {
        try {
          const arrived = await send(file, {
            signal,
            photoNumber,
            onProgress: share => change(one.id, { share }),
            onPicture: picture => change(one.id, { picture }),
          })
          drop(one.id)
          const now = latest.current
          const next = [...now.files, arrived]
          latest.current = { ...now, files: next }
          now.onArrived(next, arrived)
        } catch (error) {
          if (signal.aborted) drop(one.id)
          else change(one.id, { failure: error instanceof Error ? error.message : String(error) })
        }
      }
      void carryOut()
    },
    [send, change, drop],
  )

  return {
    sending,
    /** Files that are there or on their way: one that failed takes nobody's place. */
    taken: files.length + sending.filter(({ failure }) => failure === null).length,
    start,
    /** Gives up what is under way, or forgets what has failed. */
    cancel: (one: Sending) => {
      one.controller.abort()
      drop(one.id)
    },
    retry: (one: Sending) => start(one.file, one.photoNumber, one.id),
  }
}
