import { chooseSubAppVersion, switchSubApp } from '@apron/contract/calls/admin-operation.calls'
import type { SubAppChoice } from '@apron/contract/entities/admin-operation'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { schemasOf } from '@apron/contract/schemas/call-schemas'
import { callerOf, type ServerRoute, serveCall } from '@apron/contract/sub-apps/server-plugin'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import type { VersionChooser } from './choose-version.ts'

export interface AdminSubAppsDeps {
  readonly chooser: VersionChooser
  readonly audit: SecurityAudit
}

/** What operators do at the terminal, for administrators: through the same service. */
export function adminSubAppsRoutes({ chooser, audit }: AdminSubAppsDeps): ServerRoute[] {
  async function choose({ name, version, seen }: SubAppChoice, by: string): Promise<string> {
    if (version === 'follow') return await chooser.follow(name, by, seen)
    await chooser.use(name, version, by, seen)
    return version
  }

  return [
    serveCall(chooseSubAppVersion, schemasOf(chooseSubAppVersion), async ({ body }, context) => {
      const { userCode } = callerOf(context)
      const activeVersion = await said(choose(body, userCode))
      const change = `sub-application ${body.name}: ${body.seen ?? 'none'} -> ${activeVersion}`
      await audit({ event: 'administration', userCode, change })
      return { activeVersion }
    }),
    serveCall(switchSubApp, schemasOf(switchSubApp), async ({ body }, context) => {
      const { userCode } = callerOf(context)
      await said(chooser.setEnabled(body.name, body.enabled, userCode))
      const change = `sub-application ${body.name} ${body.enabled ? 'enabled' : 'disabled'}`
      await audit({ event: 'administration', userCode, change })
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
