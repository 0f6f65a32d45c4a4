// npm run rights -- list | confirm | refuse
import { OperatorError } from '../../platform/config/operator-error.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { accountName } from './account-name.ts'
import { withSubApps } from './reach-sub-apps.ts'
import { RIGHTS_USAGE, readRightsCommand } from './rights-arguments.ts'
import { runAtTerminal } from './run-command.ts'

await runAtTerminal(async () => {
  const request = readRightsCommand(process.argv.slice(2))
  if (request === null) throw new OperatorError(RIGHTS_USAGE)
  const account = accountName()
  return await withSubApps(
    readSettings(process.env),
    async ({ ask }) => await ask({ wish: request, account }),
  )
})
