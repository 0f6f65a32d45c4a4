import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the packages of the repository that npm has linked. A broken link is the remains of a removed package. */
export function ownPackages(root: string): string[] {
  const scope = join(root, 'node_modules/@apron')
  const linked = readdirSync(scope).filter(name => existsSync(join(scope, name)))
  return linked.map(name => `@apron/${name}`)
}
