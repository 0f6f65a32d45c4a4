import { createHash } from 'node:crypto'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { readSharedImports, type SharedImports, withStaticImports } from './shared-files.ts'

interface PageOptions {
  /** Folder of all builds. */
  readonly dist: string
}

interface PreloadEntry {
  readonly href: string
  readonly integrity?: string
  readonly as: 'script' | 'style'
}

/** Serialises only the data of the map, in a stable form, because its hash is in the content security policy. */
function importMapText({ imports, integrity }: SharedImports): string {
  const scripts = Object.entries(integrity).filter(([url]) => url.endsWith('.js'))
  return JSON.stringify({ imports, integrity: Object.fromEntries(scripts) })
}

/** Returns the chunks that the shell's main module imports statically. */
function startChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const main = chunks.find(chunk => chunk.moduleIds.some(id => id.endsWith('/app/main.tsx')))
  if (!main) throw new Error('The shell has no chunk for app/main.tsx')
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) {
      const next = byName.get(name)
      if (next) visit(next)
    }
  }
  visit(main)
  return [...found]
}

function preloadList(bundle: Rolldown.OutputBundle, shared: SharedImports, dist: string): PreloadEntry[] {
  const chunks = startChunks(bundle)
  const own = chunks
    .filter(chunk => !chunk.isEntry)
    .map(chunk => ({ href: `/${chunk.fileName}`, as: 'script' as const }))
  const urls = chunks.flatMap(chunk => chunk.imports.map(name => shared.imports[name]))
  const libraries = withStaticImports(
    dist,
    [...new Set(urls)].filter(url => url !== undefined),
  )
  const withIntegrity = (href: string, as: PreloadEntry['as']): PreloadEntry => {
    const integrity = shared.integrity[href]
    if (integrity === undefined) throw new Error(`The import map has no integrity for ${href}`)
    return { href, integrity, as }
  }
  return [
    ...own,
    ...libraries.map(href => withIntegrity(href, 'script')),
    ...shared.styles.map(href => withIntegrity(href, 'style')),
  ]
}

/** Inserts the import map and the preload list into the page, and writes the map's hash for the server's policy. */
export function pagePlugin({ dist }: PageOptions): Plugin {
  return {
    name: 'apron:page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const shared = readSharedImports(dist)
        const map: HtmlTagDescriptor = {
          tag: 'script',
          attrs: { type: 'importmap' },
          children: importMapText(shared),
          injectTo: 'head-prepend',
        }
        // The development server bundles nothing. Built applications still need the map.
        if (bundle === undefined) return [map]
        const preload: HtmlTagDescriptor = {
          tag: 'script',
          attrs: { type: 'application/json', id: 'apron-preload' },
          children: JSON.stringify(preloadList(bundle, shared, dist)).replaceAll('<', '\\u003c'),
          injectTo: 'head',
        }
        // Blocks rendering, because nothing may be painted before theme and language are known.
        const page = html.replace('<script type="module"', '<script type="module" blocking="render"')
        return { html: page, tags: [map, preload] }
      },
    },
    // Hashes the page as it is written, so that the hash matches whichever plugin wrote the tag.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = Object.values(bundle).find(file => file.fileName.endsWith('index.html'))
        const html = page?.type === 'asset' ? String(page.source) : ''
        const map = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html)?.[1]
        if (map === undefined) throw new Error('The page has no import map')
        const importMapHash = `sha256-${createHash('sha256').update(map).digest('base64')}`
        this.emitFile({
          type: 'asset',
          fileName: 'csp.json',
          source: `${JSON.stringify({ importMapHash })}\n`,
        })
      },
    },
  }
}
