import type { HostFiles, SessionAirport } from '@apron/sdk'
import { toast } from '@apron/ui/feedback'
import type { FilePlace } from '../../features/files/file-place.ts'
import { createSmallPictures } from '../../features/files/small-pictures.ts'
import { CodeNotFetched, fetchedCode } from '../../platform/parts/fetched-code.ts'
import { partsTexts } from '../../platform/parts/parts.texts.ts'
import { callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'

const preparing = fetchedCode(() => import('../../features/files/prepare-file.ts'))
const uploading = fetchedCode(() => import('../../features/files/upload-file.ts'))
const fetching = fetchedCode(() => import('../../features/files/fetch-file.ts'))

/** Where the files are and who asks, at this moment. */
export function filePlace(shell: Shell, airport?: SessionAirport | null): FilePlace {
  return {
    paths: shell.boot.variant.filePaths,
    identity: callerOf(shell, { site: airport }),
    onSessionOver: () => shell.sessionOver(),
  }
}

function failureText(shell: Shell, error: unknown): string {
  if (error instanceof CodeNotFetched) return textsOf(shell, partsTexts).notFetched
  return error instanceof Error ? error.message : String(error)
}

/** The portal's files for pages and sub-applications; the code comes after the first page. @param shell known once everything is made */
export function createFileServices(shell: () => Shell): HostFiles {
  const pictures = createSmallPictures()
  const callerCode = () => shell().session.getState().data?.user.code ?? ''
  return {
    async upload(file, { airport, photoNumber = 1, onPicture, ...options } = {}) {
      const place = filePlace(shell(), airport)
      const { language } = place.identity
      const wrote = (done: boolean) => shell().operations.wrote({ call: `POST ${place.paths.upload}`, done })
      try {
        const { prepareFile } = await preparing.get()
        const { file: ready, small } = await prepareFile(file, { number: photoNumber, language })
        options.signal?.throwIfAborted()
        if (small !== null) onPicture?.(small)
        const { uploadFile } = await uploading.get()
        const sent = await uploadFile(place, ready, options)
        if (small !== null) pictures.keep(callerCode(), sent.url, small)
        wrote(true)
        return sent
      } catch (error) {
        wrote(false)
        // Pages show the words of whatever is thrown.
        throw error instanceof CodeNotFetched
          ? new Error(failureText(shell(), error), { cause: error })
          : error
      }
    },
    async read({ url, name }, { size, signal }) {
      const person = callerCode()
      const known = size === 'thumb' ? pictures.find(person, url) : null
      if (known !== null) return known
      try {
        const { fetchFile } = await fetching.get()
        const wanted = size === 'thumb' ? { url, name, size } : { url, name }
        const { content } = await fetchFile(filePlace(shell()), wanted, 'preview', signal)
        if (size === 'thumb') pictures.keep(person, url, content)
        return content
      } catch (error) {
        throw error instanceof CodeNotFetched
          ? new Error(failureText(shell(), error), { cause: error })
          : error
      }
    },
    async download(file) {
      try {
        const { downloadFile } = await fetching.get()
        await downloadFile(filePlace(shell()), file)
      } catch (error) {
        toast.error(failureText(shell(), error))
      }
    },
    preview: ({ url, name }) => shell().overlays.open('preview', { url, name }),
  }
}
