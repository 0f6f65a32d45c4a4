import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

export interface ServedFile {
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  readonly body: Buffer
  readonly brotli: Buffer
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}

/** File names that stay the same between versions. Every other address changes with its content. */
const FIXED_NAME = /[.]html$|[/]registry[.]json$/

/** Returns the caching header: files with a fixed name are revalidated, others cached for a year. */
export function cacheControl(path: string): string {
  return FIXED_NAME.test(path) ? 'no-cache' : 'public, max-age=31536000, immutable'
}

function createServedFile(path: string, body: Buffer): ServedFile {
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: cacheControl(path),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    body,
    brotli: brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  }
}

/** Reads all files below a folder, compressed as by a build, by address; a folder's address serves its `index.html`. */
export function servedFiles(folder: string): Map<string, ServedFile> {
  const files = new Map<string, ServedFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const servedFile = createServedFile(path, readFileSync(file))
    files.set(path, servedFile)
    if (entry.name === 'index.html') files.set(path.slice(0, -'index.html'.length), servedFile)
  }
  return files
}
