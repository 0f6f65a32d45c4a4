import type { HostFiles, UploadOptions } from '@apron/sdk'
import { toast } from '@apron/ui/feedback'
import { createThumbnailCache } from '../../features/files/thumbnail-cache.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { shouldStorePhoto, storePhoto, uploadOutcome } from '../offline/photo-work.ts'
import type { Shell } from '../shell.ts'
import { type FileEndpointsDeps, fileEndpoints } from './file-endpoints.ts'
import { failureText, withUserMessage } from './file-failures.ts'

const prepareModule = lazyModule(() => import('../../features/files/prepare-file.ts'))
const uploadModule = lazyModule(() => import('../../features/files/upload-file.ts'))
const fetchModule = lazyModule(() => import('../../features/files/fetch-file.ts'))

/** Time after which an upload continues in the background, with its photo stored on the device, ms. */
const SLOW_MS = 10_000

type PreparedUpload = Pick<UploadOptions, 'onProgress' | 'signal' | 'airport' | 'draft'> & {
  readonly file: File
}

/** Parts of the shell needed to upload and fetch files. */
export type FileWorkDeps = FileEndpointsDeps & Pick<Shell, 'network' | 'operations' | 'photos' | 'texts'>

/**
 * Uploads a prepared file. A draft's picture is stored on the device and uploaded later if the network is
 * missing or slow.
 */
async function uploadPrepared(
  shell: FileWorkDeps,
  { file, airport, draft, ...options }: PreparedUpload,
): Promise<string> {
  const place = fileEndpoints(shell, airport)
  const { newFileUrl, uploadFile } = await uploadModule.get()
  const url = newFileUrl()
  const logWrite = (done: boolean) =>
    shell.operations.recordWrite({ call: `POST ${place.paths.upload}`, done })
  const upload = uploadFile(place, file, { ...options, url })
  async function reportOutcome(): Promise<void> {
    const failure = await upload.then(
      () => null,
      (error: unknown) => error,
    )
    logWrite(failure === null)
    shell.network.report(!shouldStorePhoto(failure))
  }
  void reportOutcome()
  const slow = new Promise<'slow'>(resolve => setTimeout(() => resolve('slow'), SLOW_MS))
  try {
    const winner = await Promise.race([upload, slow])
    if (
      winner === 'slow' &&
      (await storePhoto(shell, { file, url, draft, runningUpload: uploadOutcome(upload) }))
    )
      return url
    await upload
  } catch (error) {
    options.signal?.throwIfAborted()
    if (!shouldStorePhoto(error) || !(await storePhoto(shell, { file, url, draft }))) throw error
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
        const { prepareFile } = await prepareModule.get()
        const { language } = fileEndpoints(shell()).identity
        const { file: prepared, thumbnail } = await prepareFile(file, { number: photoNumber, language })
        options.signal?.throwIfAborted()
        if (thumbnail !== null) onPicture?.(thumbnail)
        const url = await uploadPrepared(shell(), { ...options, file: prepared })
        if (thumbnail !== null) thumbnails.store(callerCode(), url, thumbnail)
        return { name: prepared.name, url }
      } catch (error) {
        throw withUserMessage(shell(), error)
      }
    },
    async read({ url, name }, { size, signal }) {
      const person = callerCode()
      // Checked first, because showing a stored photo may trigger its upload.
      const stored = await shell().photos.read(url)
      const cached = size === 'thumb' ? thumbnails.find(person, url) : null
      const local = cached ?? stored
      if (local !== null) return local
      try {
        const { fetchFile } = await fetchModule.get()
        const request = size === 'thumb' ? { url, name, size } : { url, name }
        const { content } = await fetchFile(fileEndpoints(shell()), request, 'preview', signal)
        if (size === 'thumb') thumbnails.store(person, url, content)
        return content
      } catch (error) {
        throw withUserMessage(shell(), error)
      }
    },
    async download(file) {
      try {
        const { downloadFile } = await fetchModule.get()
        await downloadFile(fileEndpoints(shell()), file)
      } catch (error) {
        toast.error(failureText(shell(), error))
      }
    },
  }
}
