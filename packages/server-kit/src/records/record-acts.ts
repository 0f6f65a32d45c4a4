import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { fieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import { actionFields } from '@apron/contract/records/actions'
import type { ActionOf, RecordDefinition } from '@apron/contract/records/define-record'
import { type RecordFields, textIn } from '@apron/contract/records/fields'
import { fieldsProblems } from '@apron/contract/records/record-problems'
import { type CallContext, callerOf } from '../calls/call-context.ts'
import type { PluginServices } from '../plugin/plugin-services.ts'
import { createAct } from './act-on-record.ts'
import { findRecord } from './list-records.ts'
import { dictionaryValues, requireFileKinds } from './record-checks.ts'
import { historyOf, type RecordHooks } from './record-hooks.ts'
import { writtenColumns } from './record-rows.ts'
import type { StoredOf } from './record-table.ts'

type Found = StoredOf<RecordFields> & { readonly site_code: string; readonly status: string }

/** Performs the actions of a described record. See {@link createAct}. */
export function recordActs(
  services: PluginServices,
  record: RecordDefinition,
  hooks: RecordHooks<RecordFields>,
) {
  const { actions, actionRights, fields, table } = record
  const act = createAct<unknown, Found, string, string, string, Record<string, unknown>>(services, {
    table,
    history: historyOf(record),
    otherSite: SERVER_ERRORS.otherSiteRecord,
    async lock(trx, id, context) {
      const where = await hooks.visible?.(context, services.in(trx))
      const { sites } = callerOf(context)
      const found = await findRecord(trx, record, { id, sites, where, lock: true })
      if (found === null) throw new Refusal(SERVER_ERRORS.notFound)
      return { ...found, site_code: found.siteCode, status: textIn(found, 'status') }
    },
    judge(name, found, person) {
      const action = actions[name]
      if (action === undefined) throw new Refusal(SERVER_ERRORS.notFound)
      // The person is judged before the state, as `decideTransition` does.
      const refused = hooks.refuses?.(name, found, person) ?? null
      if (refused !== null) throw new Refusal(refused)
      if (!action.from.includes(found.status)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
      return action.to ?? found.status
    },
    rightOf: name => actionRights[name] ?? '',
    notify: async () => undefined,
  })

  return async (name: string, values: ActionOf<RecordFields>, context: CallContext): Promise<void> => {
    const action = actions[name]
    const asked = action === undefined ? {} : actionFields(action, fields)
    const [wrong] = fieldsProblems(asked, values)
    if (wrong !== undefined) throw fieldRefusal(wrong, fields, context.language)
    await act(name, values, context, async ({ trx, found, now }) => {
      requireFileKinds(asked, values)
      await services.dictionaries.hold(trx, dictionaryValues(asked, values))
      const filled = writtenColumns(asked, values)
      const more = await hooks.acted?.({ trx, action: name, before: found, values, context, now })
      const own = Object.fromEntries(
        Object.entries(fields).map(([id, field]) => [id, { ...field, readOnly: false }]),
      )
      const chosen = more?.['status']
      return {
        ...(typeof chosen === 'string' ? { to: chosen } : {}),
        remark: values.remark?.trim() ?? '',
        columns: { ...filled, ...writtenColumns(own, more ?? {}) },
      }
    })
  }
}
