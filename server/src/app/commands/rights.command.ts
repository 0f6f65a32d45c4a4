// npm run rights -- list | confirm | refuse
import { OperatorError } from '../../platform/config/operator-error.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { accountName } from './account-name.ts'
import { PERMISSIONS_USAGE, readPermissionCommand } from './permission-arguments.ts'
import { runAtTerminal } from './run-command.ts'
import { withSubApps } from './with-sub-apps.ts'

await runAtTerminal(async () => {
  const request = readPermissionCommand(process.argv.slice(2))
  if (request === null) throw new OperatorError(PERMISSIONS_USAGE)
  const account = accountName()
  return await withSubApps(
    readSettings(process.env),
    async ({ ask }) => await ask({ wish: request, account }),
  )
})
