import type { OpenRectifications } from './open-rectifications.ts'
import type { ToolStatusService } from './tool-status.ts'

/** Services that sub-applications provide to each other, by name: `<application>.<service>`. */
export interface NeighbourServices {
  'tools.toolStatus': ToolStatusService
  'safetyQuality.openRectifications': OpenRectifications
}

export type NeighbourName = keyof NeighbourServices
