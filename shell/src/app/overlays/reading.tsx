import { ReadingDialog } from '../../features/messages/reading-dialog.tsx'
import { useMessageServices } from '../messages/use-message-services.ts'
import type { OverlayProps } from './overlay.ts'

/** A message that leads nowhere, over whatever it was opened from. */
export default function Reading({ subject, onClose }: OverlayProps<'reading'>) {
  const services = useMessageServices()
  return <ReadingDialog message={subject} services={services} onClose={onClose} />
}
