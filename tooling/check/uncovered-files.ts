import { spawnSync } from 'node:child_process'
import { join, posix } from 'node:path'

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

/** What the project's own patterns name, without its imports: nothing need be read for it. */
function filesOf(root: string, project: string): string[] {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, status, stderr } = spawnSync(process.execPath, [tsc, '-p', project, '--showConfig'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`tsc cannot list the files of ${project}: ${stdout}${stderr}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the compiler says of a project it has read
  const { files } = JSON.parse(stdout) as { readonly files: readonly string[] }
  return files.map(file => posix.join(project, file.replaceAll('\\', '/')))
}
