import type { DemoTranslation, ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { app } from '../app.ts'
import { CHECK_ORDER_EVENTS } from './check-orders/check-order.messages.ts'
import { checkOrderProviders } from './check-orders/check-order.providers.ts'
import { CHECK_ORDER_FILES, CHECK_ORDERS } from './check-orders/check-order.repository.ts'
import { checkOrderRoutes } from './check-orders/check-order.routes.ts'
import { checkPlanRoutes } from './check-plan/check-plan.routes.ts'
import { checkTemplateRoutes } from './check-templates/check-template.routes.ts'
import { QUALITY_DIRECTORIES } from './dictionary/quality.directories.ts'
import { REPORT_DIRECTORIES } from './dictionary/report.directories.ts'
import { STORED_DIRECTORIES, valuesInUse } from './dictionary/values-in-use.ts'
import { figuresRoutes } from './figures/figures.routes.ts'
import { libraryRoutes } from './library/library.routes.ts'
import { checkOrders } from './migrations/0001-check-orders.ts'
import { ordersByHand } from './migrations/0050-orders-by-hand.ts'
import { historyFor } from './migrations/0078-history-for.ts'
import { library } from './migrations/0087-library.ts'
import { rectifications } from './migrations/0088-rectifications.ts'
import { voluntaryReports } from './migrations/0090-voluntary-reports.ts'
import { resultChanges } from './migrations/0091-result-changes.ts'
import { reportFiles } from './migrations/0102-report-files.ts'
import { occurrenceReports } from './migrations/0103-occurrence-reports.ts'
import { reportWork } from './migrations/0104-report-work.ts'
import { checkPlan } from './migrations/0105-check-plan.ts'
import { foundOrders } from './migrations/0107-found-orders.ts'
import { OCC_EVENTS } from './occurrences/occ.events.ts'
import { OCC_FILES } from './occurrences/occ.reader.ts'
import { OCCURRENCES } from './occurrences/occ.repository.ts'
import { occurrenceRoutes } from './occurrences/occ.routes.ts'
import { RO_EVENTS } from './rectifications/ro.events.ts'
import { roReminders } from './rectifications/ro.job.ts'
import { openRectifications } from './rectifications/ro.neighbours.ts'
import { RO_FILES } from './rectifications/ro.reader.ts'
import { roRecords } from './rectifications/ro.records.ts'
import { RECTIFICATION_ORDERS } from './rectifications/ro.repository.ts'
import { rectificationRoutes } from './rectifications/ro.routes.ts'
import { roWork } from './rectifications/ro.work.ts'
import { REPORT_DEMO_NOTES } from './seed/report-seeds.ts'
import { SUBSCRIPTIONS } from './subscriptions.ts'
import { deskRoutes } from './voluntary-reports/desk.routes.ts'
import { sweepFiles } from './voluntary-reports/files/report-file.job.ts'
import { reportFileRoutes } from './voluntary-reports/files/report-file.routes.ts'
import { openReportRoutes } from './voluntary-reports/open-report.routes.ts'
import { REPORT_EVENTS } from './voluntary-reports/report.events.ts'
import { REPORT_JOBS } from './voluntary-reports/report.jobs.ts'

const DEMO_TRANSLATIONS: readonly DemoTranslation[] = [
  { code: 'safetyQuality.checkList.checkedDept', text: { zh: '受检部门', en: 'Checked department' } },
  { code: 'safetyQuality.checkList.leadChecker', text: { zh: '检查组长', en: 'Lead checker' } },
]

/** The server part of safetyQuality, on tables of its own. */
export const plugin: ServerPlugin = {
  name: app.name,
  app,
  migrations: {
    '0001-check-orders': checkOrders,
    '0050-orders-by-hand': ordersByHand,
    '0078-history-for': historyFor,
    '0087-library': library,
    '0088-rectifications': rectifications,
    '0090-voluntary-reports': voluntaryReports,
    '0091-result-changes': resultChanges,
    '0102-report-files': reportFiles,
    '0103-occurrence-reports': occurrenceReports,
    '0104-report-work': reportWork,
    '0105-check-plan': checkPlan,
    '0107-found-orders': foundOrders,
  },
  routes: services => [
    ...checkOrderRoutes(services),
    ...checkTemplateRoutes(services),
    ...checkPlanRoutes(services),
    ...rectificationRoutes(services),
    ...figuresRoutes(services),
    ...libraryRoutes(services),
    ...openReportRoutes(services),
    ...deskRoutes(services),
    ...occurrenceRoutes(services),
    ...reportFileRoutes(services),
  ],
  provides: services => ({ 'safetyQuality.openRectifications': openRectifications(services) }),
  events: [...CHECK_ORDER_EVENTS, ...OCC_EVENTS, ...REPORT_EVENTS, ...RO_EVENTS],
  jobs: [...REPORT_JOBS, sweepFiles, roReminders],
  subscriptions: SUBSCRIPTIONS,
  dictionaries: [...QUALITY_DIRECTORIES, ...REPORT_DIRECTORIES],
  referencedDirectories: STORED_DIRECTORIES,
  dictionaryUses: () => valuesInUse,
  records: services => [checkOrderProviders(services).records, roRecords(services)],
  statements: services => [checkOrderProviders(services).byState],
  work: services => [checkOrderProviders(services).work, roWork(services)],
  fileReaders: services => ({
    [CHECK_ORDER_FILES]: CHECK_ORDERS.fileReader(services),
    [RO_FILES]: RECTIFICATION_ORDERS.fileReader(services),
    [OCC_FILES]: OCCURRENCES.fileReader(services),
  }),
  demoNotes: REPORT_DEMO_NOTES,
  demoTranslations: DEMO_TRANSLATIONS,
  async seedDemo(services, seedingDay) {
    const { seedDemo } = await import('./seed/seed-demo.ts')
    await seedDemo(services, seedingDay)
  },
}
