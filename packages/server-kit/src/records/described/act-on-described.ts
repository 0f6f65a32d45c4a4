import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { RecordDefinition } from '@apron/contract/records/define-record'
import { type RecordFields, textIn } from '@apron/contract/records/fields'
import type { CallContext, CallingPerson } from '../../calls/call-context.ts'
import type { PluginServices } from '../../plugin/plugin-services.ts'
import { type ActContext, createAct } from '../act-on-record.ts'
import { requireRecord } from '../visibility/require-record.ts'
import { fileUrls } from './record-checks.ts'
import { type FurtherFields, fileKindOf, historyOf, type RecordHooks } from './record-hooks.ts'
import { columnsOfValues } from './record-rows.ts'
import type { StoredOf } from './record-table.ts'

type Found<Fields extends RecordFields> = StoredOf<Fields> & {
  readonly site_code: string
  readonly status: string
}

/** Effects of an action besides the change of state. */
export interface DescribedEffect<Fields extends RecordFields> {
  /** State to enter instead of the usual one. */
  readonly to?: string
  readonly remark?: string
  readonly values?: FurtherFields<Fields>
}

export interface DescribedActs<Fields extends RecordFields> {
  /** Returns the state that an action leads to. @throws Refusal if it is not allowed */
  readonly authorize: (name: string, found: StoredOf<Fields>, person: CallingPerson) => string
  readonly permissionOf: (name: string) => string
  readonly visible?: RecordHooks<Fields>['visible']
}

/**
 * Changes a described record by hand-written calls, in the same way as its actions. Links files in the values to it.
 * See {@link createAct}.
 */
export function createDescribedAct<Fields extends RecordFields>(
  services: PluginServices,
  record: RecordDefinition<Fields>,
  { authorize, permissionOf, visible }: DescribedActs<Fields>,
) {
  const act = createAct<unknown, Found<Fields>, string, string, Record<string, unknown>>(services, {
    table: record.table,
    history: historyOf(record),
    otherSite: SERVER_ERRORS.otherSiteRecord,
    async lock(trx, id, context) {
      const where = await visible?.(context, services.in(trx))
      const found = await requireRecord(trx, record, id, context, { where, lock: true })
      return { ...found, site_code: found.siteCode, status: textIn({ ...found }, 'status') }
    },
    authorize,
    permissionOf,
    notify: async () => undefined,
  })
  return async (
    name: string,
    body: { readonly id: string; readonly version: number },
    context: CallContext,
    effect: (moment: ActContext<unknown, StoredOf<Fields>>) => Promise<DescribedEffect<Fields>>,
  ): Promise<void> =>
    await act(name, body, context, async moment => {
      const { values = {}, ...more } = await effect(moment)
      const { trx, found, person } = moment
      if (Object.keys(values).some(field => record.fields[field]?.kind === 'files')) {
        const urls = fileUrls(record.fields, { ...found, ...values })
        await services.files.link(trx, { kind: fileKindOf(record), id: found.id }, urls, person)
      }
      return { ...more, columns: columnsOfValues(record.fields, values) }
    })
}
