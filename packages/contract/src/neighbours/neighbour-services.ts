import type { ToolStatusService } from './tool-status.ts'

/** Services that sub-applications provide to each other, by name: `<application>.<service>`. */
export interface NeighbourServices {
  'amm.manualRevisions': ManualRevisions
  'tools.toolStatus': ToolStatusService
  'safetyQuality.openRectifications': OpenRectifications
}

export type NeighbourName = keyof NeighbourServices

/** Revisions of manual tasks, provided by amm. */
export interface ManualRevisions {
  /** Returns the revision of a task that is effective for an aircraft; null if the manual has no such task. */
  effective(query: {
    readonly manual: string
    readonly taskNo: string
    readonly acReg: string
  }): Promise<string | null>
}

/** Open rectification orders, provided by safetyQuality. */
export interface OpenRectifications {
  /** Returns the numbers of level 1 orders of an aircraft that are not closed. */
  levelOne(acReg: string): Promise<readonly string[]>
}
