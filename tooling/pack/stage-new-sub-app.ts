import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** Where the command lies in the package, with its template beside it. */
export const NEW_SUB_APP = 'new-sub-app'
const SCRIPT = 'outside'

/** Puts the command that makes applications outside the repository into a package: one script and its template. */
export async function stageNewSubApp(root: string, staged: string): Promise<void> {
  const from = join(root, 'tooling/new-sub-app')
  const to = join(staged, NEW_SUB_APP)
  await build({
    configFile: false,
    root: from,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(from, `${SCRIPT}.ts`),
      outDir: to,
      emptyOutDir: false,
      minify: false,
      target: 'node22',
    },
  })
  cpSync(join(from, 'template'), join(to, 'template'), { recursive: true })
}

/** What the package.json says of it. */
export const NEW_SUB_APP_BIN = { [NEW_SUB_APP]: `./${NEW_SUB_APP}/${SCRIPT}.js` }
