import { ShortcutsDialog } from '../../features/shortcuts/shortcuts-dialog.tsx'
import type { OverlayProps } from './overlay.ts'

/** Which keys there are. */
export default function Shortcuts({ onClose }: OverlayProps<'shortcuts'>) {
  return <ShortcutsDialog onClose={onClose} />
}
