import { spawnSync } from 'node:child_process'
import { dirname, join, posix } from 'node:path'

/** Source files by the TypeScript program that includes them. */
export type ProgramFiles = ReadonlyMap<string, readonly string[]>

/** Reads the files of each program. @param programs paths of their configurations, from the root */
export function programFiles(root: string, programs: readonly string[]): ProgramFiles {
  return new Map(programs.map(program => [program, filesOf(root, program)]))
}

/** Returns TypeScript files in no program, whose types nobody would check. */
export function uncoveredFiles(files: readonly string[], programs: ProgramFiles): string[] {
  const covered = new Set([...programs.values()].flat())
  return files.filter(file => !file.endsWith('.mjs') && !covered.has(file))
}

/** Returns files in several programs. The linter would pick one of them unpredictably. */
export function sharedFiles(programs: ProgramFiles): string[] {
  const seen = new Set<string>()
  return [...programs.values()].flat().filter(file => seen.has(file) || !seen.add(file))
}

/** Lists the files matched by a program's own patterns. Does not follow imports, so nothing is parsed. */
function filesOf(root: string, program: string): string[] {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, status, stderr } = spawnSync(process.execPath, [tsc, '-p', program, '--showConfig'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`tsc cannot list the files of ${program}: ${stdout}${stderr}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the compiler says of a program it has read
  const { files } = JSON.parse(stdout) as { readonly files: readonly string[] }
  return files.map(file => posix.join(dirname(program), file.replaceAll('\\', '/')))
}
