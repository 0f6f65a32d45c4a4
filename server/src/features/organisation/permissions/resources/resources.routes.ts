import { testFunctions } from '@apron/contract/permissions/resource.calls'
import { RESOURCE_SCHEMAS } from '@apron/contract/permissions/resource.schemas'
import { listResources } from '@apron/contract/sign-in/auth.calls'
import { AUTH_SCHEMAS } from '@apron/contract/sign-in/auth.schemas'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Kysely } from 'kysely'
import { resourcesOf } from './resources.store.ts'

export function resourcesRoutes({ db }: { readonly db: Kysely<unknown> }): ServerRoute[] {
  return [
    serveCall(listResources, AUTH_SCHEMAS.listResources, async (_input, context) => {
      const { resources: counting, userCode } = callerOf(context)
      const resources = await resourcesOf(db, userCode)
      return resources
        .filter(({ identify }) => counting.has(identify))
        .map(({ identify, url, title }) => ({ identify, url, title: title[context.language] }))
    }),
    serveCall(testFunctions, RESOURCE_SCHEMAS.testFunctions, async ({ body }, context) => {
      const { resources } = callerOf(context)
      return body.identifies.map(identify => ({ identify, permitted: resources.has(identify) }))
    }),
  ]
}
