import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { FILE_LIMIT_BYTES, FILE_LIMIT_MB, UPLOAD_TIMEOUT_MS } from '@apron/contract/limits/files'
import { fillText } from '@apron/contract/texts/fill-text'
import type { UploadedFile, UploadOptions } from '@apron/sdk'
import { callHeaders } from '../../platform/http/send-call.ts'
import type { FilePlace } from './file-place.ts'
import { uploadAnswer } from './upload-answer.ts'

/** Uploads one file with all headers of a call. An `XMLHttpRequest`: `fetch` does not say how far it is. */
export function uploadFile(
  { paths, identity, onSessionOver }: FilePlace,
  file: File,
  { onProgress, signal }: Omit<UploadOptions, 'airport'>,
): Promise<UploadedFile> {
  const { language } = identity
  if (file.size > FILE_LIMIT_BYTES) {
    // Said here, so that nobody waits for a minute to hear it.
    const text = fillText(SERVER_ERRORS.fileTooLarge[language], { mb: String(FILE_LIMIT_MB) })
    return Promise.reject(new Error(text))
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const end = () => {
      signal?.removeEventListener('abort', cancel)
      const answer = uploadAnswer(request.status, request.response, language)
      if (answer.kind === 'done') return resolve({ name: file.name, url: answer.url })
      if (answer.sessionOver) onSessionOver()
      reject(new Error(answer.text))
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total))
    request.addEventListener('load', end)
    request.addEventListener('error', end)
    request.addEventListener('timeout', end)
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    request.open('POST', paths.upload)
    request.responseType = 'json'
    request.timeout = UPLOAD_TIMEOUT_MS
    for (const [name, value] of callHeaders(identity)) request.setRequestHeader(name, value)
    const form = new FormData()
    form.set('file', file)
    signal?.throwIfAborted()
    signal?.addEventListener('abort', cancel)
    request.send(form)
  })
}
