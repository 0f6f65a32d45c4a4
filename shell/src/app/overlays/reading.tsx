import { ReadingDialog } from '../../features/messages/reading-dialog.tsx'
import { useMessageServices } from '../messages/message-services.ts'
import type { OverlayProps } from './overlays.ts'

/** A message without a link, shown above the current view. */
export default function Reading({ subject, onClose }: OverlayProps<'reading'>) {
  const services = useMessageServices()
  return <ReadingDialog message={subject} services={services} onClose={onClose} />
}
