import { useCallback, useState } from 'react'
import { fetchFile } from '../../features/files/fetch-file.ts'
import { PreviewDialog } from '../../features/files/preview-dialog.tsx'
import { filePlace } from '../services/file-services.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlay.ts'

/** The file that is shown over the pages. */
export default function Preview({ subject: { url, name }, onClose }: OverlayProps<'preview'>) {
  const shell = useShell()
  const [turn, setTurn] = useState(0)
  const load = useCallback(
    (signal: AbortSignal) => fetchFile(filePlace(shell), { url, name }, 'preview', signal),
    [shell, url, name],
  )
  return (
    <PreviewDialog
      key={`${turn} ${url}`}
      name={name}
      load={load}
      onRetry={() => setTurn(turn + 1)}
      onClose={onClose}
    />
  )
}
