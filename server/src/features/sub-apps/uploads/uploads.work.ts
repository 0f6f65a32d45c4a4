import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { TaskProvider } from '@apron/server-kit/plugin/task-provider'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { awaitingConfirmation } from '../../../platform/work/awaiting-confirmation.ts'
import { uploadViolation } from './upload-violation.ts'
import type { UploadingPeople } from './uploading-people.ts'
import { latestUploads } from './uploads.store.ts'

/** Provides the uploaded versions that the caller may confirm, without their own. */
export function uploadsWork(
  db: Kysely<unknown>,
  clock: Clock,
  people: Pick<UploadingPeople, 'confirmer'>,
): TaskProvider {
  return {
    id: 'appUploads',
    resource: ADMIN_PERMISSIONS.subApps.upload,
    async items(context, limit) {
      const now = clock.now()
      const by = await people.confirmer(db, callerOf(context).userCode)
      const mine = (await latestUploads(db)).filter(upload => uploadViolation(upload, by, now) === null)
      return mine.slice(0, limit).map(({ id, name, version, expires_at: until }) =>
        awaitingConfirmation(
          {
            id: String(id),
            number: version,
            title: {
              zh: `安装子应用：${name} ${version}`,
              en: `Sub-application to install: ${name} ${version}`,
            },
            until,
            url: '/admin/subApps',
          },
          context,
        ),
      )
    },
  }
}
