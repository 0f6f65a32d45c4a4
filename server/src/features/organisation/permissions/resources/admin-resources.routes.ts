import {
  deleteAdminResource,
  pageAdminResources,
  saveAdminResource,
} from '@apron/contract/permissions/admin-resource.calls'
import { ADMIN_RESOURCE_SCHEMAS } from '@apron/contract/permissions/admin-resource.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { changeRecord, saveRecord } from '@apron/server-kit/records/save-record'
import type { Kysely } from 'kysely'
import { lockPeople } from '../../../../platform/access/people-lock.ts'
import type { Audited } from '../../../../platform/log/audited.ts'
import type { PermissionGuard } from '../changes/permission-guard.ts'
import { dropResource, pageOfResources, resourceKind } from './admin-resources.store.ts'

export interface AdminResourcesDeps {
  readonly db: Kysely<unknown>
  readonly audited: Audited
  readonly guard: Pick<PermissionGuard, 'require'>
}

export function adminResourcesRoutes({ db, audited, guard }: AdminResourcesDeps): ServerRoute[] {
  return [
    serveCall(pageAdminResources, ADMIN_RESOURCE_SCHEMAS.pageAdminResources, ({ body }, context) =>
      pageOfResources(db, body, context.language),
    ),
    serveCall(
      saveAdminResource,
      ADMIN_RESOURCE_SCHEMAS.saveAdminResource,
      async ({ body }, context) =>
        await audited(
          context,
          async (transaction, by) => {
            await lockPeople(transaction)
            await guard.require(transaction, { of: 'right' }, body.identify, by)
            return await saveRecord(transaction, resourceKind(by.language), body.identify, body)
          },
          ({ identify }) => ({ event: 'right changed', target: identify }),
        ),
    ),
    serveCall(
      deleteAdminResource,
      ADMIN_RESOURCE_SCHEMAS.deleteAdminResource,
      async ({ body: { identify: key, version } }, context) => {
        await audited(
          context,
          async (transaction, by) => {
            await lockPeople(transaction)
            await guard.require(transaction, { of: 'right' }, key, by)
            return await changeRecord(transaction, resourceKind(by.language), { key, version }, before =>
              dropResource(transaction, before, by.language),
            )
          },
          ({ identify }) => ({ event: 'right deleted', target: identify }),
        )
        return null
      },
    ),
  ]
}
