import { TRIAL_DAYS } from '@apron/contract/limits/sub-app'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { OperatorError } from '../../../platform/config/operator-error.ts'
import type { AskingPerson } from '../../../platform/http/asking-person.ts'
import type { SecurityAudit } from '../../../platform/log/security-audit.ts'
import type { AppCatalogue } from '../../../platform/registry/app-catalogue.ts'
import type { SubAppsTables } from '../sub-apps.tables.ts'
import { subAppTexts } from '../sub-apps.texts.ts'
import { uploadTexts } from '../uploads/uploads.texts.ts'
import { dropTrial, putTrial, unknownCodes } from './trials.store.ts'

export interface TrialWish {
  readonly name: string
  readonly version: string
  readonly users: readonly string[]
  readonly roles: readonly string[]
}

export interface Trials {
  begin(wish: TrialWish, by: AskingPerson): Promise<void>
  end(name: string, by: AskingPerson): Promise<void>
}

export interface TrialsDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly catalogue: AppCatalogue
}

const DAY_MS = 86_400_000

export function createTrials({ db, clock, audit, catalogue }: TrialsDeps): Trials {
  return {
    async begin({ name, version, users, roles }, by) {
      if ((await catalogue.version(name, version)) === null) {
        throw new OperatorError(subAppTexts.notUsable(name, version, subAppTexts.unknownVersion(), []))
      }
      await db.transaction().execute(async transaction => {
        const unknown = await unknownCodes(transaction, users, roles)
        if (unknown.length > 0) throw new OperatorError(uploadTexts.trialUnknown(unknown))
        const row = await transaction
          .withTables<SubAppsTables>()
          .selectFrom('sub_application')
          .select('active_version')
          .where('name', '=', name)
          .executeTakeFirst()
        if (row === undefined) throw new OperatorError(subAppTexts.neverActive(name))
        if (row.active_version === version) throw new OperatorError(uploadTexts.trialOfActive(name, version))
        const now = clock.now()
        await putTrial(transaction, {
          name,
          version,
          users: [...users],
          roles: [...roles],
          ends_at: new Date(now.getTime() + TRIAL_DAYS * DAY_MS),
          set_by: by.userCode,
          set_at: now,
        })
        const { userCode, address } = by
        const event = 'application trial started' as const
        const given = [...users, ...roles]
        await audit({ event, userCode, address, target: name, change: version, given }, transaction)
      })
    },

    async end(name, { userCode, address }) {
      await db.transaction().execute(async transaction => {
        const version = await dropTrial(transaction, name)
        // Somebody else has ended it: that is what was wanted.
        if (version === null) return
        const event = 'application trial ended' as const
        await audit({ event, userCode, address, target: name, change: version }, transaction)
      })
    },
  }
}
