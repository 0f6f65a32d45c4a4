import { useStore } from 'zustand'
import { ReadingDialog } from '../../features/messages/reading-dialog.tsx'
import { useMessageServices } from '../messages/use-message-services.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlay.ts'

/** A message that leads nowhere, over whatever it was opened from. */
export default function Reading({ subject, onClose }: OverlayProps<'reading'>) {
  const shell = useShell()
  const services = useMessageServices()
  const covered = useStore(shell.view, view => view.question !== null)
  return <ReadingDialog message={subject} services={services} covered={covered} onClose={onClose} />
}
