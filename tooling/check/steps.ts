import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** A step of `npm run check`: name and command, run from the root with the project's Node. */
export interface Step {
  readonly name: string
  readonly script: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Returns the configurations of the TypeScript programs, as paths from the root: the references of the root's tsconfig.json. */
export function typeScriptPrograms(root: string): string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file, which the compiler reads too
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    readonly references: readonly { readonly path: string }[]
  }
  return references.map(({ path }) => posix.normalize(path))
}

/** Returns all steps: format, lint, types of each program, imports, references to documents. The longest start first. */
export function checkSteps(programs: readonly string[]): Step[] {
  return [
    { name: 'lint', script: 'oxlint/bin/oxlint', args: ['--type-aware', '.'] },
    {
      name: 'imports and references',
      script: 'vitest/vitest.mjs',
      args: ['run', '--project', 'repository'],
      // The tests have requirement ids, and `npm run requirements` reads their report.
      env: { TEST_REPORT: 'unit-repository' },
    },
    ...programs.map(program => ({
      name: `types of ${program}`,
      script: 'typescript/bin/tsc',
      // Parallel checkers each compute shared types: four take nearly twice the processor time of one.
      args: ['-p', program, '--checkers', '1'],
    })),
    { name: 'format', script: '@biomejs/biome/bin/biome', args: ['check', '.'] },
  ]
}
