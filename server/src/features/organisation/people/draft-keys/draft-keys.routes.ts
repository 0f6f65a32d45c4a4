import { openDraftKey, removeDraftKey } from '@apron/contract/lists/draft-key.calls'
import { DRAFT_KEY_SCHEMAS } from '@apron/contract/lists/draft-key.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { hashSecret } from '../../../../platform/access/tokens.ts'
import { requestingPerson } from '../../../../platform/http/admission/requesting-person.ts'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import { createDraftKey, deleteDraftKey, touchDraftKey } from './draft-keys.store.ts'

export interface DraftKeysDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly keepDays: number
}

/** Serves the keys that encrypt people's drafts: only their own, for the device of the call. */
export function draftKeysRoutes({ db, clock, audit, keepDays }: DraftKeysDeps): ServerRoute[] {
  return [
    serveCall(openDraftKey, DRAFT_KEY_SCHEMAS.openDraftKey, async ({ body }, context) => {
      const { userCode, address } = requestingPerson(context)
      const device = { userCode, deviceHash: hashSecret(body.deviceId) }
      const existing = await touchDraftKey(db, device, clock.now())
      if (existing !== null) return { key: existing, keepDays }
      return await db.transaction().execute(async transaction => {
        const { key, isNew } = await createDraftKey(transaction, device, clock.now())
        if (isNew) await audit({ event: 'draft key made', userCode, address }, transaction)
        return { key, keepDays }
      })
    }),

    serveCall(removeDraftKey, DRAFT_KEY_SCHEMAS.removeDraftKey, async ({ body }, context) => {
      const { userCode, address } = requestingPerson(context)
      await db.transaction().execute(async transaction => {
        const device = { userCode, deviceHash: hashSecret(body.deviceId) }
        if (!(await deleteDraftKey(transaction, device))) return
        await audit({ event: 'draft key removed', userCode, address }, transaction)
      })
      return null
    }),
  ]
}
