import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { keptChunks } from '@apron/sdk/vite'
import { build, type Plugin, type Rolldown } from 'vite'
import { LAZY_LIBRARIES } from '../src/features/sub-apps/loading/lazy-libraries.ts'
import type { BuildFile, PortalBuild } from '../worker/build-files.ts'
import { readSharedImports } from './shared-files.ts'

interface WorkerOptions {
  /** Folder of all builds. */
  readonly dist: string
  /** Syntax level of the supported browsers. */
  readonly target: string[]
}

const FOLDER = resolve(import.meta.dirname, '../worker')
const META = '<meta name="apron-build" content=""'

/**
 * Modules that are useless offline and not cached: pages that set a password or create an account, and the file viewer.
 */
const NOT_CACHED =
  /\/shell\/src\/(?:first-document\/|login\/form\/password-strength[.]ts|features\/files\/pdf-pages[.]tsx)/

/** Web workers that parts of the shell start and that must work offline too. */
const WORKERS = /\/picture[.]worker-[^/]+[.]js$/

/** Addresses of files that the page itself names, such as its icon. */
const NAMED = /"(\/assets\/[^"]+)"/g

function filesToCache(bundle: Rolldown.OutputBundle, html: string, dist: string): BuildFile[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const ownUrls = new Set(keptChunks(chunks, module => NOT_CACHED.test(module)).map(file => `/${file}`))
  for (const { fileName } of Object.values(bundle)) if (WORKERS.test(fileName)) ownUrls.add(`/${fileName}`)
  for (const [, url] of html.matchAll(NAMED)) if (url !== undefined) ownUrls.add(url)
  const shared = Object.entries(readSharedImports(dist).integrity).filter(
    ([url]) => !LAZY_LIBRARIES.test(url),
  )
  return [...[...ownUrls].map(url => ({ url })), ...shared.map(([url, integrity]) => ({ url, integrity }))]
}

/** Bundles a worker into one script without imports, so that it always changes as a whole. */
async function workerScript(name: string, target: string[], define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    root: FOLDER,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: resolve(FOLDER, name), output: { format: 'iife' } },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined
  if (chunk === undefined) throw new Error(`${name} was not built`)
  return chunk.code
}

/**
 * Writes the build id into the page, and emits the worker that caches the build and the one that removes everything.
 */
export function workerPlugin({ dist, target }: WorkerOptions): Plugin {
  return {
    name: 'apron:worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = Object.values(bundle).find(file => file.fileName.endsWith('index.html'))
        if (page?.type !== 'asset') throw new Error('The shell has no page')
        const html = String(page.source)
        if (!html.includes(META)) throw new Error(`index.html has no ${META}`)
        const files = filesToCache(bundle, html, dist)
        const id = createHash('sha256')
          .update(JSON.stringify([html, files]))
          .digest('hex')
          .slice(0, 16)
        page.source = html.replace(META, META.replace('""', `"${id}"`))
        const kept: PortalBuild = { id, files }
        const worker = await workerScript('worker.ts', target, { BUILD: JSON.stringify(kept) })
        const removal = await workerScript('removal.ts', target, {})
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker })
        this.emitFile({ type: 'asset', fileName: 'removal.js', source: removal })
      },
    },
  }
}
