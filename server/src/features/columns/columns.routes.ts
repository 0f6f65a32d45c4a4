import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { SAVED_LISTS_MAX } from '@apron/contract/limits/lists'
import { queryColumnSetting, saveColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { COLUMN_SETTING_SCHEMAS } from '@apron/contract/lists/column-setting.schemas'
import { isListCode } from '@apron/contract/rules/records/list-code'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { cleanColumnValue } from './columns.rules.ts'
import { changeColumnSetting, countOtherLists, findColumnSetting, putColumnSetting } from './columns.store.ts'

export interface ColumnsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
}

export function columnsRoutes({ db, clock }: ColumnsDeps): ServerRoute[] {
  return [
    serveCall(queryColumnSetting, COLUMN_SETTING_SCHEMAS.queryColumnSetting, ({ query }, context) =>
      findColumnSetting(db, callerOf(context).userCode, query.code),
    ),
    serveCall(saveColumnSetting, COLUMN_SETTING_SCHEMAS.saveColumnSetting, async ({ body }, context) => {
      const { userCode } = callerOf(context)
      if (!isListCode(body.code)) throw new Refusal(SERVER_ERRORS.badRequest, { detail: body.code })
      const setting = { userCode, code: body.code, value: cleanColumnValue(body.value), now: clock.now() }
      if (body.id === undefined) {
        if ((await countOtherLists(db, setting)) >= SAVED_LISTS_MAX)
          throw new Refusal(SERVER_ERRORS.listsFull, { max: String(SAVED_LISTS_MAX) })
        return putColumnSetting(db, setting)
      }
      const changed = await changeColumnSetting(db, body.id, setting)
      if (changed === null) throw new Refusal(SERVER_ERRORS.notFound)
      return changed
    }),
  ]
}
