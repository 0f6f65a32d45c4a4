import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { type CachedResponse, cacheResponse } from '../http/responses/cached-response.ts'

/** The shell's document, filled in for this deployment. */
export interface ShellPage extends CachedResponse {
  /** `sha256-…` of the inline import map. */
  readonly importMapHash: string
}

const CspFile = Type.Object({ importMapHash: Type.String({ pattern: '^sha256-[A-Za-z0-9+/=]+$' }) })

/** Sets the content of a `<meta>` element of the page. */
export function withMeta(html: string, name: string, content: string): string {
  const meta = new RegExp(`(<meta name="${name}" content=")[^"]*(")`)
  if (!meta.test(html)) throw new Error(`index.html has no <meta name="${name}">`)
  return html.replace(meta, (_all, before: string, after: string) => `${before}${content}${after}`)
}

/** Reads the built page with the deployment's values. Returns null if the shell was not built. */
export async function readShellPage(
  shellDir: string,
  metas: Readonly<Record<string, string>>,
): Promise<ShellPage | null> {
  const files = await Promise.all(
    ['index.html', 'csp.json'].map(file => readFile(join(shellDir, file), 'utf8').catch(() => null)),
  )
  const [built, csp] = files
  if (typeof built !== 'string' || typeof csp !== 'string') return null
  const { importMapHash } = Value.Parse(CspFile, JSON.parse(csp))
  let text = built
  for (const [name, content] of Object.entries(metas)) text = withMeta(text, name, content)
  return { ...cacheResponse('text/html; charset=utf-8', text), importMapHash }
}
