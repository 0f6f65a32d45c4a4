import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { callHeaders } from '@apron/contract/wire/call-headers'
import { isEnvelope } from '@apron/contract/wire/envelope'
import { withTimeLimit } from '@apron/contract/wire/time-limit'
import { saveFile } from '@apron/ui/save-file'
import { nameOfDisposition } from './file-link.ts'
import type { FilePlace } from './file-place.ts'

export interface FetchedFile {
  readonly name: string
  readonly content: Blob
}

interface WantedFile {
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
  { paths, identity, onSessionOver }: FilePlace,
  { url, name, size }: WantedFile,
  how: 'download' | 'preview',
  given?: AbortSignal,
): Promise<FetchedFile> {
  const { language } = identity
  const failed = (words: string) =>
    new Error(CLIENT_TEXTS.requestFailed[language] + (words || CLIENT_TEXTS.interfaceException[language]))
  try {
    const query = new URLSearchParams(size === undefined ? { url } : { url, size })
    const response = await fetch(`${paths[how]}?${query.toString()}`, {
      headers: callHeaders(identity),
      signal: withTimeLimit(given),
    })
    if (response.ok) {
      const serverName = nameOfDisposition(response.headers.get('content-disposition') ?? '')
      return { name: name || serverName, content: await response.blob() }
    }
    if (response.status === 401) onSessionOver()
    const json: unknown = await response.json().catch(() => null)
    throw failed(isEnvelope(json) ? json.msg : '')
  } catch (error) {
    if (
      given?.aborted ||
      (error instanceof Error && error.message.startsWith(CLIENT_TEXTS.requestFailed[language]))
    )
      throw error
    throw failed('')
  }
}

export async function downloadFile(place: FilePlace, file: WantedFile): Promise<void> {
  const { name, content } = await fetchFile(place, file, 'download')
  saveFile(name, content)
}
