import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'

/** Files by the project that includes them. */
export type FilesOfProjects = ReadonlyMap<string, readonly string[]>

export function filesOfProjects(root: string, projects: readonly string[]): FilesOfProjects {
  return new Map(projects.map(project => [project, filesOf(root, project)]))
}

/** TypeScript files that no tsconfig.json includes: nobody would check their types. */
export function uncoveredFiles(files: readonly string[], projects: FilesOfProjects): string[] {
  const covered = new Set([...projects.values()].flat())
  return files.filter(file => !file.endsWith('.mjs') && !covered.has(file))
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
