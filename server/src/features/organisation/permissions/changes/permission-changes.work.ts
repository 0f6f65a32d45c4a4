import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { confirmViolation } from '@apron/contract/rules/rights/confirm-decision'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { TaskProvider } from '@apron/server-kit/plugin/task-provider'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { awaitingConfirmation } from '../../../../platform/work/awaiting-confirmation.ts'
import { confirmerOf } from './appointments.store.ts'
import { confirmable, waitingChanges } from './permission-changes.store.ts'

/** Provides the permission changes that the caller may confirm, without their own proposals. */
export function permissionChangesWork(db: Kysely<unknown>, clock: Clock): TaskProvider {
  return {
    id: 'rightsChanges',
    resource: ADMIN_PERMISSIONS.changes.edit,
    async items(context, limit) {
      const now = clock.now()
      const by = await confirmerOf(db, callerOf(context).userCode)
      const mine = (await waitingChanges(db, now)).filter(
        change => confirmViolation(confirmable(change, now), by) === null,
      )
      return mine.slice(0, limit).map(({ id, kind, name_zh: zh, name_en: en, expires_at: until }) =>
        awaitingConfirmation(
          {
            id: String(id),
            number: `#${id}`,
            title:
              kind === 'dictionary'
                ? { zh: `变更字典值：${zh}`, en: `Change of a dictionary value: ${en}` }
                : { zh: `变更权限：${zh}`, en: `Change of rights: ${en}` },
            until,
            url: '/admin/changes',
          },
          context,
        ),
      )
    },
  }
}
