import {
  deleteAdminTranslation,
  pageAdminTranslations,
  saveAdminTranslation,
} from '@apron/contract/dictionary/admin-translation.calls'
import { ADMIN_TRANSLATION_SCHEMAS } from '@apron/contract/dictionary/admin-translation.schemas'
import { Refusal } from '@apron/contract/errors/refusal'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { FilesService } from '@apron/server-kit/files/files-service'
import { changeRecord, saveRecord } from '@apron/server-kit/records/save-record'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import type { Audited } from '../../platform/log/audited.ts'
import {
  type ChangeStamp,
  dropTranslation,
  pageOfTranslations,
  translationKind,
} from './admin-translations.store.ts'
import { translationFault } from './translation-fault.ts'

export interface AdminTranslationsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audited: Audited
  readonly files: FilesService
  /** Record kind of files that everybody may open. */
  readonly publishedKind: string
}

export function adminTranslationsRoutes({
  db,
  clock,
  audited,
  files,
  publishedKind,
}: AdminTranslationsDeps): ServerRoute[] {
  const stamp = (userCode: string): ChangeStamp => ({
    by: userCode,
    now: clock.now(),
    keepFiles: (store, id, urls) => files.link(store, { kind: publishedKind, id }, urls, { userCode }),
  })

  return [
    serveCall(pageAdminTranslations, ADMIN_TRANSLATION_SCHEMAS.pageAdminTranslations, ({ body }, context) =>
      pageOfTranslations(db, body, context.language),
    ),
    serveCall(
      saveAdminTranslation,
      ADMIN_TRANSLATION_SCHEMAS.saveAdminTranslation,
      async ({ body }, context) => {
        const wanted = { ...body, chinese: unlessBlank(body.chinese), english: unlessBlank(body.english) }
        const fault = translationFault(wanted)
        if (fault !== null) throw new Refusal(fault, { code: body.code })
        return await audited(
          context,
          (transaction, { userCode }) =>
            saveRecord(transaction, translationKind(stamp(userCode)), wanted.id, wanted),
          ({ code }) => ({ event: 'translation changed', target: code }),
        )
      },
    ),
    serveCall(
      deleteAdminTranslation,
      ADMIN_TRANSLATION_SCHEMAS.deleteAdminTranslation,
      async ({ body: { id: key, version } }, context) => {
        await audited(
          context,
          (transaction, { userCode }) => {
            const by = stamp(userCode)
            return changeRecord(transaction, translationKind(by), { key, version }, before =>
              dropTranslation(transaction, before, by.keepFiles),
            )
          },
          ({ code }) => ({ event: 'translation deleted', target: code }),
        )
        return null
      },
    ),
  ]
}

/**
 * Returns an empty text for a blank one, which overrides nothing. Keeps spaces around a text, which may be intended.
 */
function unlessBlank(text: string): string {
  return text.trim() === '' ? '' : text
}
