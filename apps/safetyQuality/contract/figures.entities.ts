import { Named } from '@apron/contract/entities/fields'
import { type Static, Type } from 'typebox'
import { RO_SOURCES } from './rectifications/rectification.values.ts'
import { FINDING_LEVELS } from './values.ts'

const count = Type.Integer({ minimum: 0 })
const Level = Type.Enum(FINDING_LEVELS)

/** Figures of the rectification orders that the caller may read at the site. Drafts and void orders are not counted. */
export const SafetyFigures = Type.Object({
  months: Type.Array(Type.Object({ month: Type.String({ description: 'yyyy-MM, Asia/Shanghai' }), count }), {
    description: 'The last 12 months by day of issue, oldest first, without gaps',
  }),
  levels: Type.Array(Type.Object({ level: Level, count }), { description: 'Issued in these months' }),
  sources: Type.Array(Type.Object({ source: Type.Enum(RO_SOURCES), count }), {
    description: 'Issued in these months, most frequent first',
  }),
  causes: Type.Array(
    Type.Object({ category: Type.String({ description: 'Value of ROOT_CAUSE_CAT' }), count }),
    { description: 'Orders issued in these months with such a cause, most frequent first' },
  ),
  chapters: Type.Array(Type.Object({ ata: Type.String({ description: 'Value of ATA_CHAPTER' }), count }), {
    description: 'Issued in these months with a chapter, in the order of the chapters',
  }),
  departments: Type.Array(Type.Object({ department: Named, open: count, overdue: count }), {
    description: 'Open orders of any age by responsible department, most open first',
  }),
  closing: Type.Array(
    Type.Object({
      level: Level,
      days: Type.Number({ description: 'Average number of days from issue to closing, one decimal' }),
      count,
    }),
    { description: 'Orders closed in these months; levels without any are left out' },
  ),
})
export type SafetyFigures = Static<typeof SafetyFigures>
