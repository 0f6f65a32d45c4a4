import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the source of each part in the `exports` of `packages/<name>`, without style sheets. */
export function packageParts(root: string, name: 'ui' | 'pages'): Map<string, string> {
  const folder = join(root, 'packages', name)
  const json: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof json !== 'object' || json === null || !('exports' in json)) {
    throw new Error(`packages/${name} has no exports`)
  }
  const parts = new Map<string, string>()
  for (const [key, source] of Object.entries(json.exports ?? {})) {
    if (typeof source === 'string' && /\.tsx?$/.test(source)) parts.set(key.slice(2), join(folder, source))
  }
  return parts
}
