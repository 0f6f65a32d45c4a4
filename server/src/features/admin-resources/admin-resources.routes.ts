import {
  deleteAdminResource,
  pageAdminResources,
  saveAdminResource,
} from '@apron/contract/calls/admin-resource.calls'
import { ADMIN_RESOURCE_SCHEMAS } from '@apron/contract/calls/admin-resource.schemas'
import type { AdminResource, AdminResourceSave } from '@apron/contract/entities/admin-resource'
import type { Language } from '@apron/contract/entities/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { RESOURCE_FIELD_LABELS, resourceProblems } from '@apron/contract/rules/resource-fields'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { askingPerson } from '../../platform/http/asking-person.ts'
import { fieldRefusal } from '../../platform/http/field-refusal.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import type { RightsGuard } from '../rights/rights-guard.ts'
import {
  dropResource,
  findResource,
  lockResource,
  menusNeeding,
  pageOfResources,
  putResource,
} from './admin-resources.store.ts'

export interface AdminResourcesDeps {
  readonly db: Kysely<unknown>
  readonly audit: SecurityAudit
  readonly guard: Pick<RightsGuard, 'require'>
}

export function adminResourcesRoutes({ db, audit, guard }: AdminResourcesDeps): ServerRoute[] {
  return [
    serveCall(pageAdminResources, ADMIN_RESOURCE_SCHEMAS.pageAdminResources, ({ body }) =>
      pageOfResources(db, body),
    ),
    serveCall(saveAdminResource, ADMIN_RESOURCE_SCHEMAS.saveAdminResource, async ({ body }, context) => {
      const by = askingPerson(context)
      const { userCode, address } = by
      return await inTransaction(db, async transaction => {
        await guard.require(transaction, { of: 'right' }, body.identify, by)
        const saved = await saveResource(transaction, body, context.language)
        await audit({ event: 'right changed', userCode, address, target: body.identify }, transaction)
        return saved
      })
    }),
    serveCall(deleteAdminResource, ADMIN_RESOURCE_SCHEMAS.deleteAdminResource, async ({ body }, context) => {
      const by = askingPerson(context)
      const { userCode, address } = by
      return await inTransaction(db, async transaction => {
        await guard.require(transaction, { of: 'right' }, body.identify, by)
        await deleteResource(transaction, body.identify, body.version, context.language)
        await audit({ event: 'right deleted', userCode, address, target: body.identify }, transaction)
        return null
      })
    }),
  ]
}

async function resourceOf(db: Kysely<unknown>, identify: string): Promise<AdminResource> {
  const resource = await findResource(db, identify)
  if (resource === null) throw new Refusal(SERVER_ERRORS.notFound)
  return resource
}

async function saveResource(
  db: Kysely<unknown>,
  wanted: AdminResourceSave,
  language: Language,
): Promise<AdminResource> {
  return await inTransaction(db, async transaction => {
    await lockResource(transaction, wanted.identify)
    const before = await findResource(transaction, wanted.identify)
    if (wanted.version === null && before !== null)
      throw new Refusal(SERVER_ERRORS.alreadyThere, { name: wanted.identify })
    if (wanted.version !== null && before === null) throw new Refusal(SERVER_ERRORS.notFound)
    const [problem] = resourceProblems(wanted)
    if (problem) throw fieldRefusal(problem, RESOURCE_FIELD_LABELS, language)
    if (!(await putResource(transaction, wanted))) throw new Refusal(SERVER_ERRORS.conflict)
    return resourceOf(transaction, wanted.identify)
  })
}

/** Deletes what nobody holds and nothing needs, or says who and what does. */
async function deleteResource(
  db: Kysely<unknown>,
  identify: string,
  version: number,
  language: Language,
): Promise<void> {
  await inTransaction(db, async transaction => {
    await lockResource(transaction, identify)
    const { roles, posts } = await resourceOf(transaction, identify)
    const menus = await menusNeeding(transaction, identify, language)
    const holders = [...roles, ...posts, ...menus]
    if (holders.length > 0)
      throw new Refusal(SERVER_ERRORS.rightInUse, { holders: holders.join(language === 'zh' ? '、' : ', ') })
    if (!(await dropResource(transaction, identify, version))) throw new Refusal(SERVER_ERRORS.conflict)
  })
}
