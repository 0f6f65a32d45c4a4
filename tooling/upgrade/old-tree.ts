import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that contain workspaces, and workspaces themselves. */
const GROUPS = ['packages', 'apps', '.']
const OURS = '@apron'

/**
 * Checks out the sources of a commit into a separate folder with this folder's libraries, without fetching anything.
 * Shares this version's build, because only server responses are compared.
 */
export function oldTree(root: string, commit: string): string {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const tree = mkdtempSync(join(root, '.cache', 'old-tree-'))
  const sources = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['-xf', '-', '-C', tree], { input: sources })
  mkdirSync(join(tree, 'node_modules', OURS), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== OURS) symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name))
  }
  for (const folder of workspaces(tree)) {
    const { name }: { name: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (name.startsWith(`${OURS}/`)) symlinkSync(folder, join(tree, 'node_modules', name))
  }
  symlinkSync(join(root, 'dist'), join(tree, 'dist'))
  return tree
}

function workspaces(tree: string): string[] {
  return GROUPS.filter(group => existsSync(join(tree, group)))
    .flatMap(group => readdirSync(join(tree, group)).map(name => join(tree, group, name)))
    .filter(folder => existsSync(join(folder, 'package.json')))
}
