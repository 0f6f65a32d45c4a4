// npm run app -- list | use | enable | disable | add | menu
import { OperatorError } from '../../platform/config/operator-error.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { accountName } from './account-name.ts'
import { readAppCommand } from './app-arguments.ts'
import { appTexts } from './app-texts.ts'
import { placeVersion } from './place-version.ts'
import { withSubApps } from './reach-sub-apps.ts'
import { atTerminal, fromTerminal } from './run-command.ts'

await atTerminal(async () => {
  const command = readAppCommand(process.argv.slice(2))
  if (command === null) throw new OperatorError(appTexts.usage())
  const account = accountName()
  return await withSubApps(readSettings(process.env), async ({ appsDir, ask }) => {
    if (command.do !== 'add') return await ask({ wish: command, account })
    const placed = await placeVersion(fromTerminal(command.folder), appsDir)
    return await ask({ wish: { do: 'placed', ...placed }, account })
  })
})
