import type { OccDraft } from '../../occurrences/occurrence.entities.ts'
import { emptyOccurrence } from './occurrence-draft.ts'

/** The event of a complete occurrence report. */
export const GROUND_EVENT: OccDraft['event'] = {
  ...emptyOccurrence('zh').event,
  category: 'GROUND',
  title: '牵引杆剪切销断裂',
  areaType: 'APRON',
  acReg: 'B-T101',
  narrative: '推出过程中牵引杆剪切销断裂，飞机在刹车作用下停住，前轮转角未超限，未见损伤。',
  outcome: ['NONE'],
}
