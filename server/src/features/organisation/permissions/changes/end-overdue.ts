import type { Kysely } from 'kysely'
import type { SecurityAudit } from '../../../../platform/log/security-audit.ts'
import type { PermissionNotifier } from './notify-of-changes.ts'
import { endOverdue } from './permission-changes.store.ts'

/** Ends held changes that nobody decided in time and notifies their proposers. @param db a transaction */
export async function endOverdueChanges(
  db: Kysely<unknown>,
  now: Date,
  { notify, audit }: { readonly notify: PermissionNotifier; readonly audit: SecurityAudit },
): Promise<void> {
  for (const overdue of await endOverdue(db, now)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await notify.ended(db, overdue, 'expired')
    const event = {
      event: 'rights change expired',
      userCode: overdue.proposed_by,
      target: overdue.target,
    } as const
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await audit(event, db)
  }
}
