import type { TextPair } from '../texts/text-pair.ts'

/** A tool that keeps an aircraft or a card from being released. */
export interface OpenTool {
  readonly assetNo: string
  readonly title: TextPair
  /** Null if the tool is not issued to a card. */
  readonly cardNo: string | null
  readonly kind: 'ON_LOAN' | 'LOST'
  readonly aircraftBlocked: boolean
}

/** Tool loans and losses, provided by tools. */
export interface ToolStatusService {
  /** Returns tools of these cards that are not returned, and lost tools of the aircraft. */
  openItems(query: {
    readonly acReg: string
    readonly cardNos: readonly string[]
  }): Promise<readonly OpenTool[]>
}
