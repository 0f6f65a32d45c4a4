import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { callHeaders } from '@apron/contract/wire/call-headers'
import { isEnvelope } from '@apron/contract/wire/envelope'
import { withTimeLimit } from '@apron/contract/wire/time-limit'
import { saveFile } from '@apron/ui/save-file'
import type { FileEndpoints } from './file-endpoints.ts'
import { fileNameFromHeader } from './file-link.ts'

export interface FetchedFile {
  readonly name: string
  readonly content: Blob
}

interface FileRequest {
  readonly url: string
  /** Empty if unknown; the server then supplies it. */
  readonly name: string
  /** Requests the thumbnail of a picture. */
  readonly size?: 'thumb'
}

/**
 * Downloads a file as a blob, because a link cannot send the token header. @throws an error with a message
 * for the user
 */
export async function fetchFile(
  { paths, identity, onSessionOver }: FileEndpoints,
  { url, name, size }: FileRequest,
  purpose: 'download' | 'preview',
  signal?: AbortSignal,
): Promise<FetchedFile> {
  const { language } = identity
  const requestError = (words: string) =>
    new Error(CLIENT_TEXTS.requestFailed[language] + (words || CLIENT_TEXTS.interfaceException[language]))
  try {
    const query = new URLSearchParams(size === undefined ? { url } : { url, size })
    const response = await fetch(`${paths[purpose]}?${query.toString()}`, {
      headers: callHeaders(identity),
      signal: withTimeLimit(signal),
    })
    if (response.ok) {
      const serverName = fileNameFromHeader(response.headers.get('content-disposition') ?? '')
      return { name: name || serverName, content: await response.blob() }
    }
    if (response.status === 401) onSessionOver()
    const json: unknown = await response.json().catch(() => null)
    throw requestError(isEnvelope(json) ? json.msg : '')
  } catch (error) {
    if (
      signal?.aborted ||
      (error instanceof Error && error.message.startsWith(CLIENT_TEXTS.requestFailed[language]))
    )
      throw error
    throw requestError('')
  }
}

export async function downloadFile(endpoints: FileEndpoints, file: FileRequest): Promise<void> {
  const { name, content } = await fetchFile(endpoints, file, 'download')
  saveFile(name, content)
}
