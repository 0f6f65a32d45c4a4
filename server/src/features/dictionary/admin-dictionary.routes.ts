import type { DictionaryItem } from '@apron/contract/dictionary/admin-dictionary'
import {
  deleteDictionary,
  importDictionary as importDictionaryCall,
  listAdminDirectories,
  pageDictionary,
  queryDefFields,
  saveAdminDirectory,
  saveDictionary,
  updateDictionary,
  updateDictionaryStatus,
} from '@apron/contract/dictionary/admin-dictionary.calls'
import { ADMIN_DICTIONARY_SCHEMAS } from '@apron/contract/dictionary/admin-dictionary.schemas'
import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { RowResult } from '@apron/contract/lists/row-results'
import { defFields } from '@apron/contract/rules/dictionary/def-fields'
import { fillText } from '@apron/contract/texts/fill-text'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { eachRow } from '@apron/server-kit/records/each-row'
import { saveRecord } from '@apron/server-kit/records/save-record'
import type { Kysely } from 'kysely'
import { requestingPerson } from '../../platform/http/admission/requesting-person.ts'
import type { Audited } from '../../platform/log/audited.ts'
import type { PermissionGuard } from '../organisation/organisation.ts'
import { pageOfItems } from './admin-dictionary.store.ts'
import { allDirectories, DIRECTORY_KIND, findDirectory } from './admin-directories.store.ts'
import type {
  ChangeDictionary,
  DictionaryChangeResult,
  DictionaryCommand,
} from './change-dictionary.service.ts'
import { importDictionary } from './import-dictionary.service.ts'

export interface AdminDictionaryDeps {
  readonly db: Kysely<unknown>
  readonly audited: Audited
  readonly guard: PermissionGuard
  readonly change: ChangeDictionary
}

export function adminDictionaryRoutes({ db, audited, guard, change }: AdminDictionaryDeps): ServerRoute[] {
  const submitChange = async (
    wanted: DictionaryCommand,
    context: CallContext,
  ): Promise<DictionaryChangeResult> =>
    await db
      .transaction()
      .execute(transaction => change(transaction, wanted, requestingPerson(context), guard))
  const saveItem = async (wanted: DictionaryCommand, context: CallContext): Promise<DictionaryItem> =>
    (await submitChange(wanted, context)).item

  return [
    serveCall(pageDictionary, ADMIN_DICTIONARY_SCHEMAS.pageDictionary, ({ body }, context) =>
      pageOfItems(db, body, context.language),
    ),
    serveCall(saveDictionary, ADMIN_DICTIONARY_SCHEMAS.saveDictionary, ({ body }, context) =>
      saveItem({ act: 'save', ...body }, context),
    ),
    serveCall(updateDictionary, ADMIN_DICTIONARY_SCHEMAS.updateDictionary, ({ body }, context) =>
      saveItem({ act: 'update', ...body }, context),
    ),
    serveCall(updateDictionaryStatus, ADMIN_DICTIONARY_SCHEMAS.updateDictionaryStatus, ({ body }, context) =>
      saveItem({ act: 'status', ...body }, context),
    ),
    serveCall(deleteDictionary, ADMIN_DICTIONARY_SCHEMAS.deleteDictionary, async ({ body }, context) => {
      if (body.rows.length === 0) throw new Refusal(SERVER_ERRORS.dictionaryNoneChosen)
      const deadlines = new Map<string, string>()
      const results = await eachRow(body.rows, context, async row => {
        const { waiting } = await submitChange({ act: 'delete', ...row }, context)
        if (waiting !== null) deadlines.set(row.id, waiting.until)
      })
      return results.map(result => withDeadline(result, deadlines.get(result.id), context))
    }),
    serveCall(queryDefFields, ADMIN_DICTIONARY_SCHEMAS.queryDefFields, async ({ body }, context) => {
      const directory = await findDirectory(db, body.directory)
      if (directory === null) throw new Refusal(SERVER_ERRORS.notFound)
      return defFields(directory.steers, context.language)
    }),
    serveCall(listAdminDirectories, ADMIN_DICTIONARY_SCHEMAS.listAdminDirectories, () => allDirectories(db)),
    serveCall(
      saveAdminDirectory,
      ADMIN_DICTIONARY_SCHEMAS.saveAdminDirectory,
      async ({ body }, context) =>
        await audited(
          context,
          transaction => saveRecord(transaction, DIRECTORY_KIND, body.code, body),
          ({ code }) => ({ event: 'dictionary directory changed', target: code }),
        ),
    ),
    serveCall(importDictionaryCall, ADMIN_DICTIONARY_SCHEMAS.importDictionary, ({ body }, context) =>
      db
        .transaction()
        .execute(transaction =>
          importDictionary(transaction, body, requestingPerson(context), guard, change),
        ),
    ),
  ]
}

/** Adds to the result of a deletion the time until which it waits for confirmation. */
function withDeadline(result: RowResult, until: string | undefined, { language }: CallContext): RowResult {
  return until === undefined
    ? result
    : { ...result, msg: fillText(ACTION_TEXTS.dictionaryWaits[language], { until }) }
}
