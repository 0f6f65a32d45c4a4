import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** Folder of the command in the package, with its template. */
export const NEW_SUB_APP = 'new-sub-app'
const SCRIPT = 'outside'

/** Adds the command that creates applications outside the repository to a package: one script and its template. */
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

/** Its `bin` entry in the package.json. */
export const NEW_SUB_APP_BIN = { [NEW_SUB_APP]: `./${NEW_SUB_APP}/${SCRIPT}.js` }
