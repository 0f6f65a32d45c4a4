import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the packages of the repository are called, as npm has linked them; a link to nothing is left of what was one. */
export function ownPackages(root: string): string[] {
  const scope = join(root, 'node_modules/@apron')
  const linked = readdirSync(scope).filter(name => existsSync(join(scope, name)))
  return linked.map(name => `@apron/${name}`)
}
