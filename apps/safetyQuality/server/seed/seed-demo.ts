import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { CheckTables } from '../check-orders/check-order.tables.ts'
import { REPORT_ORDERS } from './report-orders.ts'
import { seedCheckPlan } from './seed-check-plan.ts'
import { seedLibrary } from './seed-library.ts'
import { seedOccurrences } from './seed-occurrences.ts'
import { ORDERS, seedOrder } from './seed-orders.ts'
import { seedRectifications } from './seed-rectifications.ts'
import { seedReports } from './seed-reports.ts'
import { type SeededTemplate, seedTemplate } from './seed-templates.ts'
import { TEMPLATES } from './templates.ts'

/**
 * Seeds templates, check orders, rectification orders, the library and the desk of the safety office. Expects an empty
 * store.
 */
export async function seedDemo(services: PluginServices, seedingDay: Date): Promise<void> {
  const db = services.db.withTables<CheckTables>()
  const yearBefore = new Date(seedingDay.getTime() - 365 * 86_400_000)
  const templates = new Map<string, SeededTemplate>()
  for (const template of TEMPLATES) {
    const seeded = await seedTemplate(db, template, yearBefore)
    templates.set(seeded.code, seeded)
  }
  for (const order of ORDERS) {
    const template = templates.get(order.template)
    if (template === undefined) throw new Error(`Unknown template ${order.template}`)
    const checkNo = await services.nextSerial('CK', 4)
    await seedOrder(order, { db, messages: services.messages, seedingDay, template, checkNo })
  }
  await seedCheckPlan(services, seedingDay)
  await seedRectifications(services, seedingDay)
  await seedLibrary(services, seedingDay)
  await seedReports(services, seedingDay)
  await seedRectifications(services, seedingDay, REPORT_ORDERS)
  await seedOccurrences(services, seedingDay)
}
