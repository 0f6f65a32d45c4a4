import type { SubAppReport, SubAppStatus } from '@apron/contract/sub-apps/sub-app'
import { listSubApps as listSubAppsCall, reportSubApps } from '@apron/contract/sub-apps/sub-app.calls'
import { SUB_APP_SCHEMAS } from '@apron/contract/sub-apps/sub-app.schemas'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { sessionOf } from '../../platform/http/admission/call-session.ts'
import { type ListDeps, listSubApps, type SubAppState } from './list-sub-apps.ts'
import { countReport, type UsageCount } from './report-rules.ts'
import type { SubAppsService } from './sub-apps.service.ts'

export interface SubAppsRoutesDeps extends ListDeps {
  readonly service: SubAppsService
  /** Returns application titles of the menu, by name. */
  readonly titles: () => Promise<ReadonlyMap<string, TextPair>>
  /** Called with the counts, for the metrics. */
  readonly counted: (counts: readonly UsageCount[]) => void
}

export function subAppsRoutes(deps: SubAppsRoutesDeps): ServerRoute[] {
  const { catalogue, service, usage, counted } = deps

  /** Keeps only counts of existing versions, since a browser may send anything. */
  async function knownCounts({ entries }: SubAppReport): Promise<UsageCount[]> {
    const counts = countReport(entries)
    const registered = await service.registered(counts.map(count => count.app))
    const existing = await Promise.all(
      counts.map(async ({ app, version }) => registered.has(app) && (await catalogue.exists(app, version))),
    )
    return counts.filter((_count, index) => existing[index])
  }

  return [
    serveCall(reportSubApps, SUB_APP_SCHEMAS.reportSubApps, async ({ body }, context) => {
      const counts = await knownCounts(body)
      await usage.add(counts, sessionOf(context).id)
      counted(counts)
      return null
    }),
    serveCall(listSubAppsCall, SUB_APP_SCHEMAS.listSubApps, async (_input, { language }) => {
      const titles = await deps.titles()
      return (await listSubApps(deps)).map(state =>
        statusOf(state, titles.get(state.name)?.[language] ?? state.name, language),
      )
    }),
  ]
}

function statusOf(state: SubAppState, title: string, language: CallContext['language']): SubAppStatus {
  return {
    ...state,
    title,
    chosen: changeOf(state.chosen),
    switched: changeOf(state.switched),
    versions: state.versions.map(version => ({
      ...version,
      fault: version.fault?.[language] ?? null,
      placed: version.placed && wireTime(version.placed),
      lastSeen: version.lastSeen && wireTime(version.lastSeen),
    })),
  }
}

function changeOf(change: SubAppState['chosen']): SubAppStatus['chosen'] {
  return change && { by: change.by, at: wireTime(change.at) }
}
