import { chooseSubAppVersion, switchSubApp } from '@apron/contract/calls/admin-operation.calls'
import { ADMIN_OPERATION_SCHEMAS } from '@apron/contract/calls/admin-operation.schemas'
import type { SubAppChoice } from '@apron/contract/entities/admin-operation'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { VersionChooser } from './choose-version.ts'

/** What operators do at the terminal, for administrators: through the same service. */
export function adminSubAppsRoutes(chooser: VersionChooser): ServerRoute[] {
  async function choose({ name, version, seen }: SubAppChoice, by: string): Promise<string> {
    if (version === 'follow') return await chooser.follow(name, by, seen)
    await chooser.use(name, version, by, seen)
    return version
  }

  return [
    serveCall(chooseSubAppVersion, ADMIN_OPERATION_SCHEMAS.chooseSubAppVersion, async ({ body }, context) => {
      const { userCode } = callerOf(context)
      return { activeVersion: await said(choose(body, userCode)) }
    }),
    serveCall(switchSubApp, ADMIN_OPERATION_SCHEMAS.switchSubApp, async ({ body }, context) => {
      const { userCode } = callerOf(context)
      await said(chooser.setEnabled(body.name, body.enabled, userCode))
      return null
    }),
  ]
}

/** A refusal of the service, told to the person in their language. */
async function said<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    const { zh, en } = error.text
    const { subAppRefused: entry } = SERVER_ERRORS
    throw new Refusal({
      ...entry,
      zh: entry.zh.replace('{reason}', () => zh),
      en: entry.en.replace('{reason}', () => en),
    })
  }
}
