import './app.css'
import './checked-result/checked-result.css'
import './check-plan/check-plan.css'
import './checked-library/checked-library.css'
import './voluntary-reports/voluntary-reports.css'
import './rectification/rectification.css'
import './figures/figures.css'
import { defineSubApp, type Host, lazyPage } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { UiProvider } from '@apron/ui/provider'
import { app as manifest } from '../app.ts'

const app = defineSubApp({
  manifest,
  provider: UiProvider,
  setup: withQueries(),
  pages: {
    '/AddChineseReport': lazyPage(() => import('./occurrences/add-chinese-report.page.tsx')),
    '/AddEnReport': lazyPage(() => import('./occurrences/add-en-report.page.tsx')),
    '/occurrenceDetail': lazyPage(() => import('./occurrences/occurrence-detail.page.tsx')),
    '/occurrenceReports': lazyPage(() => import('./occurrences/occurrence-reports.page.tsx')),
    '/checkList': lazyPage(() => import('./check-list/check-list.page.tsx')),
    '/checkPlan': lazyPage(() => import('./check-plan/check-plan.page.tsx')),
    '/checkTemplate': lazyPage(() => import('./check-template/check-template.page.tsx')),
    '/checkTemplateDetail': lazyPage(() => import('./check-template/check-template-detail.page.tsx')),
    '/checkedLibrary': lazyPage(() => import('./checked-library/checked-library.page.tsx')),
    '/checkOrder': lazyPage(() => import('./check-order/check-order.page.tsx')),
    '/figures': lazyPage(() => import('./figures/figures.page.tsx')),
    '/INeedCheck': lazyPage(() => import('./i-need-check/i-need-check.page.tsx')),
    '/INeedReport': lazyPage(() => import('./i-need-report/i-need-report.page.tsx')),
    '/reportDesk': lazyPage(() => import('./report-desk/report-desk.page.tsx')),
    '/reportDetail': lazyPage(() => import('./report-detail/report-detail.page.tsx')),
    '/reportSummary': lazyPage(() => import('./report-summary/report-summary.page.tsx')),
    '/SubmitResults': lazyPage(() => import('./submit-results/submit-results.page.tsx')),
    '/voluntaryReportingCheck': lazyPage(
      () => import('./voluntary-reporting-check/voluntary-reporting-check.page.tsx'),
    ),
    '/voluntaryReportingHome': lazyPage(
      () => import('./voluntary-reporting-home/voluntary-reporting-home.page.tsx'),
    ),
    '/rectificationList': lazyPage(() => import('./rectification/rectification-list.page.tsx')),
    '/rectificationOrder': lazyPage(() => import('./rectification/rectification-order.page.tsx')),
    '/RectificationDetail': lazyPage(() => import('./rectification/rectification-detail.page.tsx')),
    '/checkedResult': lazyPage(() => import('./checked-result/checked-result.page.tsx')),
  },
})

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
