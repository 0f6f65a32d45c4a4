import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { sourceFiles } from '../imports/check-imports.ts'

/** TypeScript files that no tsconfig.json includes: nobody would check their types. */
export function uncoveredFiles(root: string, projects: readonly string[]): string[] {
  const covered = new Set(projects.flatMap(project => filesOf(root, project)))
  return sourceFiles(root).filter(file => !file.endsWith('.mjs') && !covered.has(file))
}

function filesOf(root: string, project: string): string[] {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, status, stderr } = spawnSync(process.execPath, [tsc, '-p', project, '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`tsc cannot list the files of ${project}: ${stdout}${stderr}`)
  return stdout
    .split('\n')
    .filter(line => line !== '')
    .map(line => relative(root, line).replaceAll('\\', '/'))
}
