import { definePlugin, servedRecord } from '@apron/server-kit/plugin/define-plugin'
import { app } from '../app.ts'
import { calJob } from '../contract/cal-job.ts'
import { countSheet } from '../contract/count-sheet.ts'
import { loan } from '../contract/loan.ts'
import { lostReport } from '../contract/lost-report.ts'
import { tool } from '../contract/tool.ts'
import { toolType } from '../contract/tool-type.ts'
import { calRoutes } from './calibration/cal.routes.ts'
import { calJobHooks } from './calibration/cal-job.hooks.ts'
import { countHooks } from './desk/count.hooks.ts'
import { deskRoutes } from './desk/desk.routes.ts'
import { loanHooks } from './desk/loan.hooks.ts'
import { loanOverdue } from './desk/loan.job.ts'
import { toolHooks, toolTypeHooks } from './ledger/tool.hooks.ts'
import { calibrationExpiry, calibrationReminder } from './ledger/tool.job.ts'
import { lostHooks } from './lost/lost.hooks.ts'
import { tools } from './migrations/0001-tools.ts'
import { openLoans } from './migrations/0002-open-loans.ts'
import { toolStatus } from './tool-status.ts'
import { TOOLS_DIRECTORIES } from './tools.directories.ts'
import { TOOLS_EVENTS, TOOLS_SUBSCRIPTIONS } from './tools.events.ts'
import { toolsByState, toolsWork } from './tools.work.ts'

export const plugin = definePlugin({
  app,
  migrations: { '0001-tools': tools, '0002-open-loans': openLoans },
  served: [
    servedRecord(tool, '/tool', toolHooks),
    servedRecord(toolType, '/type', toolTypeHooks),
    servedRecord(loan, '/loan', loanHooks),
    servedRecord(countSheet, '/count', countHooks),
    servedRecord(calJob, '/calJob', calJobHooks),
    servedRecord(lostReport, '/lostReport', lostHooks),
  ],
  routes: services => [...deskRoutes(services), ...calRoutes(services)],
  events: TOOLS_EVENTS,
  subscriptions: TOOLS_SUBSCRIPTIONS,
  dictionaries: TOOLS_DIRECTORIES,
  jobs: [calibrationExpiry, calibrationReminder, loanOverdue],
  work: toolsWork,
  statements: services => [toolsByState(services)],
  provides: services => ({ 'tools.toolStatus': toolStatus(services) }),
  async seedDemo(services, seedingDay) {
    const { seedTools } = await import('./seed/seed-tools.ts')
    await seedTools(services, seedingDay)
  },
})
