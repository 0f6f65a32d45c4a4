// Serves one folder, an application or the shell, from source: node vite-server.ts <folder>.
// Runs in its own process with the Vite installed there. Tells the parent process what it serves and where once it
// listens, and ends with it.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SubAppPluginApi } from '@apron/sdk/vite'
import type * as Vite from 'vite'

export interface ListeningMessage {
  readonly port: number
  /** Null for the shell, or for anything else that is no application. */
  readonly application: SubAppPluginApi | null
}

/** Loads the folder's own Vite, which an application outside the repository has. */
async function loadVite(folder: string): Promise<typeof Vite> {
  const path = createRequire(join(folder, 'package.json')).resolve('vite')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever version, these functions are its oldest
  return (await import(pathToFileURL(path).href)) as typeof Vite
}

function applicationOf({ config }: Vite.ViteDevServer): SubAppPluginApi | null {
  const plugin = config.plugins.find(
    (known): known is Vite.Plugin<SubAppPluginApi> => known.name === 'apron:serve-manifest',
  )
  return plugin?.api ?? null
}

async function serve(folder: string): Promise<ListeningMessage> {
  process.chdir(folder)
  const { createLogger, createServer } = await loadVite(folder)
  const customLogger = createLogger('info', { prefix: '[vite]', allowClearScreen: false })
  const server = await createServer({ root: folder, customLogger, clearScreen: false })
  await server.listen()
  const [address = ''] = server.resolvedUrls?.local ?? []
  return { port: Number(new URL(address).port), application: applicationOf(server) }
}

process.once('disconnect', () => process.exit(0))
const [folder = ''] = process.argv.slice(2)
try {
  process.send?.(await serve(folder))
} catch (error) {
  process.stderr.write(`${folder}: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
