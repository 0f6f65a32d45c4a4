import { ShortcutsDialog } from '../../features/shortcuts/shortcuts-dialog.tsx'
import type { OverlayProps } from './overlays.ts'

/** The list of keyboard shortcuts. */
export default function Shortcuts({ onClose }: OverlayProps<'shortcuts'>) {
  return <ShortcutsDialog onClose={onClose} />
}
