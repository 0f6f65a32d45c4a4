import type { HostFiles } from '@apron/sdk'
import { toast } from '@apron/ui/feedback'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import type { Shell } from '../shell.ts'
import { failureText, withUserMessage } from './file-failures.ts'
import type { FileWorkDeps } from './file-work.ts'

const work = lazyModule(() => import('./file-work.ts'))

type FileWork = Pick<HostFiles, 'upload' | 'read' | 'download'>

/**
 * Creates the file services for pages and sub-applications. Their code loads after the first page. @param shell returns
 * the shell once created
 */
export function createFileServices(shell: () => FileWorkDeps & Pick<Shell, 'overlays'>): HostFiles {
  let created: FileWork | null = null
  async function files(): Promise<FileWork> {
    try {
      const { createFileWork } = await work.get()
      created ??= createFileWork(shell)
      return created
    } catch (error) {
      throw withUserMessage(shell(), error)
    }
  }
  return {
    upload: async (file, options) => (await files()).upload(file, options),
    waiting: () => shell().photos.waiting.getState(),
    onWaiting(listener) {
      void shell().photos.load()
      return shell().photos.waiting.subscribe(listener)
    },
    read: async (file, options) => (await files()).read(file, options),
    async download(file) {
      try {
        await (await files()).download(file)
      } catch (error) {
        toast.error(failureText(shell(), error))
      }
    },
    preview: ({ url, name }) => shell().overlays.open('preview', { url, name }),
  }
}
