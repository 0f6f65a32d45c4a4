import type { HostFiles, SessionAirport } from '@apron/sdk'
import { toast } from '@apron/ui/feedback'
import type { FilePlace } from '../features/files/file-place.ts'
import { readToken } from '../platform/token-cookie.ts'
import { employeeHeader } from './employee.ts'
import type { Shell } from './shell.ts'

/** Where the files are and who asks, at this moment. */
export function filePlace(shell: Shell, airport?: SessionAirport | null): FilePlace {
  const { boot, language } = shell
  return {
    paths: boot.variant.filePaths,
    identity: { language, token: readToken(), employee: employeeHeader(shell, airport) },
    onSessionOver: () => shell.sessionOver(),
  }
}

/** The portal's files for pages and sub-applications; the code is fetched with the first of them. @param shell known once everything is made */
export function createFileServices(shell: () => Shell): HostFiles {
  return {
    async upload(file, { airport, ...options } = {}) {
      const { uploadFile } = await import('../features/files/upload-file.ts')
      const place = filePlace(shell(), airport)
      const wrote = (done: boolean) => shell().operations.wrote({ call: `POST ${place.paths.upload}`, done })
      try {
        const sent = await uploadFile(place, file, options)
        wrote(true)
        return sent
      } catch (error) {
        wrote(false)
        throw error
      }
    },
    async download(file) {
      const { downloadFile } = await import('../features/files/fetch-file.ts')
      await downloadFile(filePlace(shell()), file).catch((error: unknown) => {
        toast.error(error instanceof Error ? error.message : String(error))
      })
    },
    preview: ({ url, name }) => shell().view.setState({ preview: { url, name } }),
  }
}
