import {
  adminTranslations,
  deleteTranslation,
  saveTranslation as saveTranslationCall,
} from '@apron/contract/calls/admin-texts.calls'
import { ADMIN_TEXTS_SCHEMAS } from '@apron/contract/calls/admin-texts.schemas'
import { Refusal } from '@apron/contract/errors/refusal'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { FilesService } from '@apron/server-kit/files/files-service'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import {
  type KeepFiles,
  removeTranslation,
  saveTranslation,
  translationPage,
} from './admin-translations.store.ts'
import { translationFault } from './translation-fault.ts'

export interface AdminTranslationsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly files: FilesService
  /** Kind of record whose files everybody may open. */
  readonly publishedKind: string
}

export function adminTranslationsRoutes({
  db,
  clock,
  audit,
  files,
  publishedKind,
}: AdminTranslationsDeps): ServerRoute[] {
  const keepFilesOf =
    (userCode: string): KeepFiles =>
    (store, id, urls) =>
      files.link(store, { kind: publishedKind, id }, urls, { userCode })

  return [
    serveCall(adminTranslations, ADMIN_TEXTS_SCHEMAS.adminTranslations, async ({ body }) => {
      const { current, size } = body
      return { ...(await translationPage(db, body)), current, size }
    }),
    serveCall(saveTranslationCall, ADMIN_TEXTS_SCHEMAS.saveTranslation, async ({ body }, context) => {
      // A text of spaces alone overrides nothing; spaces around a text may be meant.
      const [chinese, english] = [body.chinese, body.english].map(text => (text.trim() === '' ? '' : text))
      const wanted = { ...body, chinese: chinese ?? '', english: english ?? '' }
      const fault = translationFault(wanted)
      if (fault !== null) throw new Refusal(fault, { code: body.code })
      const { userCode } = callerOf(context)
      const saving = { by: userCode, now: clock.now() }
      return await inTransaction(db, async transaction => {
        const saved = await saveTranslation(transaction, wanted, saving, keepFilesOf(userCode))
        const change = `translation ${body.code} saved`
        await audit({ event: 'administration', userCode, change }, transaction)
        return saved
      })
    }),
    serveCall(deleteTranslation, ADMIN_TEXTS_SCHEMAS.deleteTranslation, async ({ body }, context) => {
      const { userCode } = callerOf(context)
      return await inTransaction(db, async transaction => {
        await removeTranslation(transaction, body, keepFilesOf(userCode))
        const change = `translation ${body.id} deleted`
        await audit({ event: 'administration', userCode, change }, transaction)
        return null
      })
    }),
  ]
}
