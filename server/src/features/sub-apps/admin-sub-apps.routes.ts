import type { AdminSubAppChoice } from '@apron/contract/sub-apps/admin-sub-app'
import { chooseAdminSubApp, switchAdminSubApp } from '@apron/contract/sub-apps/admin-sub-app.calls'
import { ADMIN_SUB_APP_SCHEMAS } from '@apron/contract/sub-apps/admin-sub-app.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { requestingPerson } from '../../platform/http/admission/requesting-person.ts'
import type { VersionChangeAuthor, VersionChooser } from './choose-version.ts'
import { rethrowAsRefusal } from './rethrow-as-refusal.ts'

/** Serves the operators' commands to administrators, through the same service. */
export function adminSubAppsRoutes(chooser: VersionChooser): ServerRoute[] {
  async function choose(
    { name, version, seen }: AdminSubAppChoice,
    by: VersionChangeAuthor,
  ): Promise<string> {
    if (version === 'follow') return await chooser.follow(name, by, seen)
    await chooser.use(name, version, by, seen)
    return version
  }

  return [
    serveCall(chooseAdminSubApp, ADMIN_SUB_APP_SCHEMAS.chooseAdminSubApp, async ({ body }, context) => ({
      activeVersion: await rethrowAsRefusal(choose(body, requestingPerson(context))),
    })),
    serveCall(switchAdminSubApp, ADMIN_SUB_APP_SCHEMAS.switchAdminSubApp, async ({ body }, context) => {
      await rethrowAsRefusal(chooser.setEnabled(body.name, body.enabled, requestingPerson(context)))
      return null
    }),
  ]
}
