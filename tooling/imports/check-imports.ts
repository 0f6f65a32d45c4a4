import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { IMPORT_RULES } from './import-rules.ts'

export interface ForbiddenImport {
  readonly rule: string
  readonly from: string
  readonly to: string
  readonly comment: string
}

export interface ImportReport {
  readonly forbidden: readonly ForbiddenImport[]
  /** Source files read by the tool. */
  readonly checkedFiles: ReadonlySet<string>
}

const FOLDERS = ['packages', 'shell', 'server', 'apps', 'e2e', 'bench', 'tooling']
const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.data', 'reports'])
const SOURCE = /[.](?:ts|tsx|mjs)$/

/** Returns every source file of the workspaces, as paths relative to the root. */
export function sourceFiles(root: string, folders: readonly string[] = FOLDERS): string[] {
  return folders.flatMap(folder => filesBelow(root, folder))
}

function filesBelow(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(root, path)
    return SOURCE.test(entry.name) ? [path] : []
  })
}

/** Checks all imports below `root` against {@link IMPORT_RULES}. */
export async function checkImports(
  root: string,
  folders: readonly string[] = FOLDERS,
): Promise<ImportReport> {
  const { output } = await cruise([...folders], {
    baseDir: root,
    // The tool's TypeScript parser does not support TypeScript 7.
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]cache|[.]data|reports)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
    validate: true,
    ruleSet: { forbidden: IMPORT_RULES },
  })
  if (typeof output === 'string') throw new Error('The import check gave a text instead of a result')
  return {
    forbidden: forbiddenImports(output),
    checkedFiles: new Set(output.modules.map(module => module.source)),
  }
}

function forbiddenImports(result: ICruiseResult): ForbiddenImport[] {
  const comments = new Map(IMPORT_RULES.map(rule => [rule.name, rule.comment ?? '']))
  return result.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? '',
  }))
}
