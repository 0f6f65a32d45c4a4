import type { OverlayName, OverlaySubjects } from './overlays.ts'

/** Props of an overlay. */
export interface OverlayProps<Name extends OverlayName> {
  readonly subject: OverlaySubjects[Name]
  readonly onClose: () => void
}
