// npm run app -- list | use | enable | disable | add | menu | sign | new-key
import { OperatorError } from '../../platform/config/operator-error.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { accountName } from './account-name.ts'
import { readAppCommand } from './app-arguments.ts'
import { appTexts } from './app-texts.ts'
import { placeVersion } from './place-version.ts'
import { resolveTerminalPath, runAtTerminal } from './run-command.ts'
import { createSigningKey, signFolder } from './sign-version.ts'
import { withSubApps } from './with-sub-apps.ts'

await runAtTerminal(async () => {
  const command = readAppCommand(process.argv.slice(2))
  if (command === null) throw new OperatorError(appTexts.usage())
  // For builders: needs neither a store nor a server.
  if (command.do === 'new-key') return await createSigningKey(command.name, resolveTerminalPath('.'))
  if (command.do === 'sign') {
    const [key, into] = [resolveTerminalPath(command.key), resolveTerminalPath('.')]
    return await signFolder(resolveTerminalPath(command.folder), { key, into, now: new Date() })
  }
  const account = accountName()
  return await withSubApps(readSettings(process.env), async ({ appsDir, ask }) => {
    if (command.do !== 'add') return await ask({ wish: command, account })
    const placed = await placeVersion(resolveTerminalPath(command.folder), appsDir)
    return await ask({ wish: { do: 'placed', ...placed }, account })
  })
})
