import { timeOfWire, wireDate } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { loadNames } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { safetyFigures } from '../../contract/figures.calls.ts'
import type { SafetyFigures } from '../../contract/figures.entities.ts'
import { FIGURES_SCHEMAS } from '../../contract/figures.schemas.ts'
import { RO_SOURCES } from '../../contract/rectifications/rectification.values.ts'
import { lastMonths } from '../../contract/rules/last-months.ts'
import { FINDING_LEVELS } from '../../contract/values.ts'
import type { RoTables } from '../rectifications/rectification.tables.ts'
import { RO_VISIBILITY } from '../rectifications/rules/ro-visibility.ts'
import * as store from './figures.store.ts'

type Findings = Awaited<ReturnType<typeof store.countFindings>>

/** Routes of the figures page. */
export function figuresRoutes(services: PluginServices): ServerRoute[] {
  const db = services.db.withTables<RoTables>()

  async function overview(context: CallContext): Promise<SafetyFigures> {
    const today = wireDate(services.clock.now())
    const months = lastMonths(today)
    const request: store.FiguresRequest = {
      site: context.site,
      viewer: await RO_VISIBILITY.viewerOf(services, callerOf(context)),
      since: timeOfWire(`${months[0] ?? ''}-01 00:00:00`) ?? services.clock.now(),
      today,
    }
    const findings = await store.countFindings(db, request)
    const open = await store.countOpen(db, request)
    const names = await loadNames(services, context.language, {
      people: [],
      departments: open.map(({ dept }) => dept),
    })
    return {
      months: months.map(month => ({ month, count: sumIf(findings, row => row.month === month) })),
      levels: FINDING_LEVELS.map(level => ({ level, count: sumIf(findings, row => row.level === level) })),
      sources: RO_SOURCES.map(source => ({ source, count: sumIf(findings, row => row.source === source) }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count),
      causes: await store.countCauses(db, request),
      chapters: await store.countChapters(db, request),
      departments: open.map(row => ({
        department: names.department(row.dept),
        open: row.open,
        overdue: row.overdue,
      })),
      closing: await store.averageClosing(db, request),
    }
  }

  return [serveCall(safetyFigures, FIGURES_SCHEMAS.overview, (_, context) => overview(context))]
}

function sumIf(findings: Findings, isCounted: (row: Findings[number]) => boolean): number {
  return findings.filter(isCounted).reduce((sum, { count }) => sum + count, 0)
}
