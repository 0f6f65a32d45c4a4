import { CallFailure } from '@apron/contract/errors/call-failure'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { FILE_LIMIT_BYTES, FILE_LIMIT_MB, UPLOAD_TIMEOUT_MS } from '@apron/contract/limits/files'
import { fillText } from '@apron/contract/texts/fill-text'
import { callHeaders } from '@apron/contract/wire/call-headers'
import { fileIdOf, fileUrl } from '@apron/contract/wire/formats/file-url'
import { newId, type UploadedFile, type UploadOptions } from '@apron/sdk'
import type { FileEndpoints } from './file-endpoints.ts'
import { readUploadResponse } from './upload-response.ts'

/** Creates the address of a new file before it is uploaded. */
export const newFileUrl = () => fileUrl(newId())

const SESSION_OVER_STATUS = 401

interface SendingOptions extends Pick<UploadOptions, 'onProgress' | 'signal'> {
  /** Client-chosen address, so that resending does not store the file twice. */
  readonly url: string
}

/**
 * Uploads a file with all headers of a call. Uses `XMLHttpRequest`, because `fetch` does not report progress.
 */
export function uploadFile(
  { paths, identity, onSessionOver }: FileEndpoints,
  file: File,
  { url, onProgress, signal }: SendingOptions,
): Promise<UploadedFile> {
  const { language } = identity
  if (file.size > FILE_LIMIT_BYTES) {
    // Rejected here, so that the user does not wait for the upload first.
    const text = fillText(SERVER_ERRORS.fileTooLarge[language], { mb: String(FILE_LIMIT_MB) })
    return Promise.reject(new Error(text))
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const end = () => {
      signal?.removeEventListener('abort', cancel)
      const result = readUploadResponse(request.status, request.response, language)
      if (result.kind === 'done') return resolve({ name: file.name, url: result.url })
      if (result.sessionOver) onSessionOver(request.status === SESSION_OVER_STATUS ? '' : result.text)
      // The caller decides on a retry, because the server may not have responded at all.
      reject(
        new CallFailure('transport', result.sessionOver ? SESSION_OVER_STATUS : request.status, result.text),
      )
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total))
    request.addEventListener('load', end)
    request.addEventListener('error', end)
    request.addEventListener('timeout', end)
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    request.open('POST', `${paths.upload}?id=${fileIdOf(url) ?? ''}`)
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
