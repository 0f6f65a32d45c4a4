import { useMemo } from 'react'
import type { HostFiles } from '../contract.ts'
import { useHost, useTab } from './use-tab.ts'

/** The portal's files, at the site of this tab. */
export function useFiles(): HostFiles {
  const { files } = useHost()
  const { airport } = useTab()
  return useMemo(
    () => ({
      upload: (file, options) => files.upload(file, { airport, ...options }),
      read: (file, options) => files.read(file, options),
      download: file => files.download(file),
      preview: file => files.preview(file),
    }),
    [files, airport],
  )
}
