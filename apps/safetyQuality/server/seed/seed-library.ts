import { randomUUID } from 'node:crypto'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { siteMoment } from '@apron/server-kit/time/site-day'
import type { LibraryTables } from '../library/library.tables.ts'
import { LIBRARY_ENTRIES, type LibrarySeed } from './library-entries.ts'

/** Publisher, a member of the safety section. The publisher does not reveal the reporter. */
const HE_HUIMIN = '100101'
/** Days from the month of the event to its publication. */
const MONTH_DAYS = 30

/** Returns the month, as `yyyy-MM`, that is a number of months before a day. */
function monthBefore(day: Date, months: number): string {
  const [year = 0, month = 0] = wireDate(day).split('-').map(Number)
  const count = year * 12 + month - 1 - months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

function rowOf(
  { monthsAgo, risk, entryNo, category, ata, factors, ...texts }: LibrarySeed,
  seedingDay: Date,
) {
  const at = siteMoment(seedingDay, MONTH_DAYS * (1 - monthsAgo), '10:00')
  return {
    id: randomUUID(),
    create_by: HE_HUIMIN,
    create_time: at,
    update_by: HE_HUIMIN,
    update_time: at,
    entry_no: entryNo,
    category,
    ata,
    month: monthBefore(seedingDay, monthsAgo),
    risk_before: risk[0],
    risk_after: risk[1],
    factors: [...factors],
    title_zh: texts.title[0],
    title_en: texts.title[1],
    setting_zh: texts.setting[0],
    setting_en: texts.setting[1],
    happened_zh: texts.happened[0],
    happened_en: texts.happened[1],
    why_zh: texts.why[0],
    why_en: texts.why[1],
    changed_zh: texts.changed[0],
    changed_en: texts.changed[1],
    lesson_zh: texts.lesson[0],
    lesson_en: texts.lesson[1],
    published: true,
  }
}

/** Seeds three closed reports that others can learn from. */
export async function seedLibrary({ db }: PluginServices, seedingDay: Date): Promise<void> {
  const rows = LIBRARY_ENTRIES.map(entry => rowOf(entry, seedingDay))
  await db.withTables<LibraryTables>().insertInto('safety_quality_library_entry').values(rows).execute()
}
