import type { MyWork, WorkItem } from '@apron/contract/home/home'
import { WORK_MAX } from '@apron/contract/limits/home'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { WorkItem as OfferedItem, TaskProvider } from '@apron/server-kit/plugin/task-provider'
import type { Clock } from '@apron/server-kit/time/clock'
import { byUrgency, daysUntil, workUrgency } from './work-urgency.ts'

/** A task provider and its sub-application. */
export interface AppWork {
  readonly app: string
  readonly title: TextPair
  readonly source: TaskProvider
  /** Page that must be in the person's menu. If absent, any page of the application. */
  readonly page?: string
}

export interface WorkDeps {
  readonly clock: Clock
  readonly work: readonly AppWork[]
  /** Returns those of these applications that were switched off. */
  readonly switchedOff: (names: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns the paths in a person's menu. */
  readonly pathsOf: (userCode: string) => Promise<ReadonlySet<string>>
  /** Called when a source fails. */
  readonly onWorkFailure: (source: string, error: unknown) => void
}

/**
 * Returns the caller's tasks from all sub-applications that they may open, under their permissions and at their sites.
 */
export function createWorkService(deps: WorkDeps): (context: CallContext) => Promise<MyWork> {
  async function findOffered(context: CallContext): Promise<AppWork[]> {
    const { userCode, resources } = callerOf(context)
    const permitted = deps.work.filter(
      ({ source: { resource } }) => resource === null || resources.has(resource),
    )
    if (permitted.length === 0) return []
    const off = await deps.switchedOff(permitted.map(({ app }) => app))
    const paths = [...(await deps.pathsOf(userCode))]
    return permitted.filter(
      ({ app, page }) =>
        !off.has(app) &&
        paths.some(path => (page === undefined ? path.startsWith(`/${app}/`) : path === page)),
    )
  }

  /** Returns the tasks of a source, or null if it failed. */
  async function itemsOf({ app, title, source }: AppWork, context: CallContext, today: string) {
    try {
      const items = await source.items(context, WORK_MAX + 1)
      const appTitle = title[context.language]
      return items.map(item => toItem(item, { app, appTitle, source: source.id, today }, context))
    } catch (error) {
      deps.onWorkFailure(`${app}.${source.id}`, error)
      return null
    }
  }

  return async context => {
    const sources = await findOffered(context)
    const today = wireDate(deps.clock.now())
    const results = await Promise.all(sources.map(source => itemsOf(source, context, today)))
    const items = results.flatMap(result => result ?? []).toSorted(byUrgency)
    const failed = sources.filter((_, index) => results[index] === null)
    return {
      items: items.slice(0, WORK_MAX),
      more: items.length > WORK_MAX,
      failed: [...new Set(failed.map(({ title }) => title[context.language]))],
    }
  }
}

function toItem(
  { id, number, title, state, action, due, decision, site, url }: OfferedItem,
  of: { readonly app: string; readonly appTitle: string; readonly source: string; readonly today: string },
  { language }: CallContext,
): WorkItem {
  const dueInDays = due === null ? null : daysUntil(due, of.today)
  return {
    id: `${of.app}.${of.source}:${id}`,
    app: of.app,
    appTitle: of.appTitle,
    number,
    title: title[language],
    state: state[language],
    action: action[language],
    due,
    dueInDays,
    urgency: workUrgency(dueInDays, decision),
    site,
    url,
  }
}
