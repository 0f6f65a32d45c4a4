import { useCallback, useState } from 'react'
import { fetchFile } from '../../features/files/fetch-file.ts'
import { PreviewDialog } from '../../features/files/preview-dialog.tsx'
import { fileEndpoints } from '../services/file-endpoints.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlays.ts'

/** File preview above the pages. */
export default function Preview({ subject: { url, name }, onClose }: OverlayProps<'preview'>) {
  const shell = useShell()
  const [attempt, setAttempt] = useState(0)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const stored = await shell.photos.read(url)
      return stored === null
        ? await fetchFile(fileEndpoints(shell), { url, name }, 'preview', signal)
        : { name, content: stored }
    },
    [shell, url, name],
  )
  return (
    <PreviewDialog
      key={`${attempt} ${url}`}
      name={name}
      load={load}
      onRetry={() => setAttempt(attempt + 1)}
      onClose={onClose}
    />
  )
}
