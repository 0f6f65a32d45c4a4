import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { actionsIn } from '@apron/contract/records/actions'
import type { DetailOf, RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { type CallContext, callerOf } from '../../calls/call-context.ts'
import { loadNames } from '../../people/names.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import { peopleOfHistory, readHistory, toHistoryEntry } from '../history.ts'
import { findRecord } from '../list-records.ts'
import { codesInRecords, presentRecord } from '../present-records.ts'
import { historyOf, type RecordHooks } from './record-hooks.ts'
import type { StoredOf } from './record-table.ts'

/** Returns a record from one of the caller's sites with its history and available actions. */
export function recordDetail<Fields extends RecordFields>(
  services: PluginServices,
  record: RecordDefinition<Fields>,
  hooks: RecordHooks<Fields> = {},
) {
  return async (id: string, context: CallContext): Promise<DetailOf<Fields>> => {
    const { db } = services
    const { sites } = callerOf(context)
    const where = await hooks.visible?.(context, services)
    const [found, lines] = await Promise.all([
      findRecord(db, record, { id, sites, where }),
      readHistory<string, string>(db, historyOf(record), id),
    ])
    if (found === null) throw new Refusal(SERVER_ERRORS.notFound)
    const { people, departments } = codesInRecords(record, [found])
    const names = await loadNames(services, context.language, {
      people: [...people, ...peopleOfHistory(lines)],
      departments,
    })
    const detail = {
      ...presentRecord(record, found, names),
      actions: availableActions(record, hooks, found, context),
      history: lines.map(line => toHistoryEntry(line, names)),
      otherSite: found.siteCode !== context.site,
    }
    return detail
  }
}

function availableActions<Fields extends RecordFields>(
  { actions, actionPermissions }: Pick<RecordDefinition, 'actions' | 'actionPermissions'>,
  hooks: RecordHooks<Fields>,
  found: StoredOf<Fields>,
  context: CallContext,
): string[] {
  const person = callerOf(context)
  if (found.siteCode !== context.site) return []
  return actionsIn(actions, found['status']).filter(
    name =>
      person.resources.has(actionPermissions[name] ?? '') &&
      (hooks.refuses?.(name, found, person) ?? null) === null,
  )
}
