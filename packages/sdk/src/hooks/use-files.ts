import { useMemo, useSyncExternalStore } from 'react'
import type { HostFiles, WaitingFiles } from '../contract.ts'
import { useHost, useTab } from './use-tab.ts'

export interface TabFiles extends Omit<HostFiles, 'waiting' | 'onWaiting'> {
  readonly waiting: WaitingFiles
}

/**
 * Returns the portal's file services at the site of this tab.
 * @param draft key of the draft that refers to the uploads: without a network a picture stays with it on the
 * device
 */
export function useFiles(draft: string | null = null): TabFiles {
  const { files } = useHost()
  const tab = useTab()
  const waiting = useSyncExternalStore(files.onWaiting, files.waiting)
  const calls = useMemo<Omit<TabFiles, 'waiting'>>(
    () => ({
      upload: (file, options) =>
        files.upload(file, {
          airport: tab.airport,
          draft: draft === null ? null : { key: draft, tab },
          ...options,
        }),
      read: (file, options) => files.read(file, options),
      download: file => files.download(file),
      preview: file => files.preview(file),
    }),
    [files, tab, draft],
  )
  return useMemo(() => ({ ...calls, waiting }), [calls, waiting])
}
