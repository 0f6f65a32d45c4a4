import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { LIST_VIEWS_MAX, SAVED_LISTS_MAX } from '@apron/contract/limits/lists'
import {
  deleteListView,
  queryListSettings,
  saveListSize,
  saveListView,
} from '@apron/contract/lists/list-view.calls'
import { LIST_VIEW_SCHEMAS } from '@apron/contract/lists/list-view.schemas'
import { isListCode } from '@apron/contract/rules/records/list-code'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import {
  countOtherLists,
  deleteView,
  lockViews,
  putSize,
  putView,
  type SavedList,
  settingsOf,
} from './list-views.store.ts'
import { saveViolation } from './save-decision.ts'

export interface ListViewsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
}

const listOf = ({ code }: { readonly code: string }, context: CallContext) => ({
  userCode: callerOf(context).userCode,
  code,
})

/** Rejects an unknown list code, and a new list beyond the limit per person. */
async function requireListLimit(db: Kysely<unknown>, list: SavedList): Promise<void> {
  if (!isListCode(list.code)) throw new Refusal(SERVER_ERRORS.badRequest, { detail: list.code })
  if ((await countOtherLists(db, list)) >= SAVED_LISTS_MAX)
    throw new Refusal(SERVER_ERRORS.listsFull, { max: String(SAVED_LISTS_MAX) })
}

/** Serves a person's list settings. The person comes from the session, so nobody reads or writes another person's. */
export function listViewsRoutes({ db, clock }: ListViewsDeps): ServerRoute[] {
  return [
    serveCall(queryListSettings, LIST_VIEW_SCHEMAS.queryListSettings, ({ query }, context) =>
      settingsOf(db, listOf(query, context)),
    ),
    serveCall(saveListView, LIST_VIEW_SCHEMAS.saveListView, async ({ body }, context) => {
      const list = listOf(body, context)
      const wanted = { ...body, name: stripInvisible(body.name) }
      return await db.transaction().execute(async trx => {
        await requireListLimit(trx, list)
        await lockViews(trx, list)
        const violation = saveViolation((await settingsOf(trx, list)).views, wanted)
        if (violation !== null)
          throw new Refusal(violation, { max: String(LIST_VIEWS_MAX), name: wanted.name })
        await putView(trx, list, wanted, clock.now())
        return await settingsOf(trx, list)
      })
    }),
    serveCall(deleteListView, LIST_VIEW_SCHEMAS.deleteListView, async ({ body }, context) => {
      const list = listOf(body, context)
      if (!(await deleteView(db, list, body.id))) throw new Refusal(SERVER_ERRORS.notFound)
      return await settingsOf(db, list)
    }),
    serveCall(saveListSize, LIST_VIEW_SCHEMAS.saveListSize, async ({ body }, context) => {
      const list = listOf(body, context)
      await requireListLimit(db, list)
      await putSize(db, list, body.size, clock.now())
      return await settingsOf(db, list)
    }),
  ]
}
