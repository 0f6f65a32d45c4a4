import type { HostFiles, UploadOptions } from '@apron/sdk'
import { toast } from '@apron/ui/feedback'
import { createThumbnailCache } from '../../features/files/thumbnail-cache.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { holdPhoto, isHeldOnFailure, outcomeOf } from '../offline/photo-work.ts'
import type { Shell } from '../shell.ts'
import { failureText, withUserMessage } from './file-failures.ts'
import { type FilePlaceDeps, filePlace } from './file-place.ts'

const preparing = lazyModule(() => import('../../features/files/prepare-file.ts'))
const uploading = lazyModule(() => import('../../features/files/upload-file.ts'))
const fetching = lazyModule(() => import('../../features/files/fetch-file.ts'))

/** Time after which an upload continues in the background, with its photo stored on the device, ms. */
const SLOW_MS = 10_000

type PreparedUpload = Pick<UploadOptions, 'onProgress' | 'signal' | 'airport' | 'draft'> & {
  readonly file: File
}

/** Parts of the shell needed to upload and fetch files. */
export type FileWorkDeps = FilePlaceDeps & Pick<Shell, 'network' | 'operations' | 'photos' | 'texts'>

/**
 * Uploads a prepared file. A draft's picture is stored on the device and uploaded later if the network is
 * missing or slow.
 */
async function uploadPrepared(
  shell: FileWorkDeps,
  { file, airport, draft, ...options }: PreparedUpload,
): Promise<string> {
  const place = filePlace(shell, airport)
  const { newFileUrl, uploadFile } = await uploading.get()
  const url = newFileUrl()
  const wrote = (done: boolean) => shell.operations.wrote({ call: `POST ${place.paths.upload}`, done })
  const sent = uploadFile(place, file, { ...options, url })
  async function reportOutcome(): Promise<void> {
    const failure = await sent.then(
      () => null,
      (error: unknown) => error,
    )
    wrote(failure === null)
    shell.network.report(!isHeldOnFailure(failure))
  }
  void reportOutcome()
  const slow = new Promise<'slow'>(resolve => setTimeout(() => resolve('slow'), SLOW_MS))
  try {
    const first = await Promise.race([sent, slow])
    if (first === 'slow' && (await holdPhoto(shell, { file, url, draft, underWay: outcomeOf(sent) })))
      return url
    await sent
  } catch (error) {
    options.signal?.throwIfAborted()
    if (!isHeldOnFailure(error) || !(await holdPhoto(shell, { file, url, draft }))) throw error
  }
  return url
}

/** Creates the file services of pages and sub-applications. @param shell returns the shell once created */
export function createFileWork(shell: () => FileWorkDeps): Pick<HostFiles, 'upload' | 'read' | 'download'> {
  const thumbnails = createThumbnailCache()
  const callerCode = () => shell().session.getState().data?.user.code ?? ''
  return {
    async upload(file, { photoNumber = 1, onPicture, ...options } = {}) {
      try {
        const { prepareFile } = await preparing.get()
        const { language } = filePlace(shell()).identity
        const { file: ready, thumbnail } = await prepareFile(file, { number: photoNumber, language })
        options.signal?.throwIfAborted()
        if (thumbnail !== null) onPicture?.(thumbnail)
        const url = await uploadPrepared(shell(), { ...options, file: ready })
        if (thumbnail !== null) thumbnails.keep(callerCode(), url, thumbnail)
        return { name: ready.name, url }
      } catch (error) {
        throw withUserMessage(shell(), error)
      }
    },
    async read({ url, name }, { size, signal }) {
      const person = callerCode()
      // Checked first, because showing a held photo may trigger its upload.
      const held = await shell().photos.read(url)
      const known = size === 'thumb' ? thumbnails.find(person, url) : null
      const local = known ?? held
      if (local !== null) return local
      try {
        const { fetchFile } = await fetching.get()
        const wanted = size === 'thumb' ? { url, name, size } : { url, name }
        const { content } = await fetchFile(filePlace(shell()), wanted, 'preview', signal)
        if (size === 'thumb') thumbnails.keep(person, url, content)
        return content
      } catch (error) {
        throw withUserMessage(shell(), error)
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
  }
}
