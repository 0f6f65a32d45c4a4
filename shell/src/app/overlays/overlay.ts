import type { OverlayName, OverlaySubjects } from './overlays.ts'

/** What a part over the pages is drawn with. */
export interface OverlayProps<Name extends OverlayName> {
  readonly subject: OverlaySubjects[Name]
  readonly onClose: () => void
}
