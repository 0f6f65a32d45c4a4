import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** One part of `npm run check`: a name for the report and the command, run from the root with the project's Node. */
export interface Step {
  readonly name: string
  readonly script: string
  readonly args: readonly string[]
}

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'reports', 'test-results'])

/** Every tsconfig.json of the repository, as folders relative to the root. */
export function typeScriptProjects(root: string, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const here = folder !== '' && entries.some(entry => entry.name === 'tsconfig.json') ? [folder] : []
  const below = entries
    .filter(entry => entry.isDirectory() && !SKIPPED.has(entry.name))
    .flatMap(entry => typeScriptProjects(root, folder === '' ? entry.name : `${folder}/${entry.name}`))
  return [...here, ...below]
}

/** All steps: format, lint, types of each project, imports and the agreement of documents with code. */
export function checkSteps(projects: readonly string[]): Step[] {
  return [
    { name: 'format', script: '@biomejs/biome/bin/biome', args: ['check', '.'] },
    { name: 'lint', script: 'oxlint/bin/oxlint', args: ['--type-aware', '.'] },
    ...projects.map(project => ({
      name: `types of ${project}`,
      script: 'typescript/bin/tsc',
      args: ['-p', project],
    })),
    {
      name: 'imports and documents',
      script: 'vitest/vitest.mjs',
      args: ['run', '--project', 'unit*', 'tooling/imports', 'tooling/check', 'parity'],
    },
  ]
}
