import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type ESTree, parseSync } from 'vite'

const PACKAGE = resolve(import.meta.dirname, '..')
const CONTRACT = resolve(PACKAGE, '../contract')
const HEAD = `# Public surface of @apron/sdk

Written by \`npm run sdk-surface\` and compared by a test. A difference here is a change of the contract with every sub-application.
`

/** Public entries: `@apron/sdk` and `@apron/sdk/query`. */
const ENTRIES = ['public.d.ts', 'query/public.d.ts']

/** Returns the declaration file of a module. Modules of the contract are in its own package. */
function moduleOf(entry: string, source: string): string {
  const ofContract = /^@apron\/contract\/(.+)$/.exec(source)?.[1]
  return ofContract === undefined
    ? join(dirname(entry), source.replace(/\.tsx?$/, '.d.ts'))
    : `../../contract/src/${ofContract}.d.ts`
}

/** Maps each module of the package to the names that an entry exports from it. */
function publicNames(declarations: string, entry: string): Map<string, Set<string>> {
  const source = readFileSync(join(declarations, entry), 'utf8')
  const names = new Map<string, Set<string>>()
  for (const statement of parseSync('public.d.ts', source).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) continue
    const module = moduleOf(entry, statement.source.value)
    const known = names.get(module) ?? new Set()
    for (const { exported } of statement.specifiers)
      known.add('name' in exported ? exported.name : exported.value)
    names.set(module, known)
  }
  return names
}

/** Returns the names that a statement of a declaration file declares. */
function declaredNames(statement: ESTree.Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return []
  const { declaration } = statement
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  }
  return 'id' in declaration && declaration.id !== null && 'name' in declaration.id
    ? [declaration.id.name]
    : []
}

/** Returns the public declarations of a module, each with its comment. */
function declarationsOf(file: string, names: ReadonlySet<string>): string[] {
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source)
  return program.body
    .filter(statement => declaredNames(statement).some(name => names.has(name)))
    .map(statement => {
      const comment = comments.find(
        ({ end }) => end < statement.start && source.slice(end, statement.start).trim() === '',
      )
      return source.slice(comment?.start ?? statement.start, statement.end).replaceAll('export declare ', '')
    })
}

function emitDeclarations(folder: string, outDir: string): void {
  const tsc = join(PACKAGE, '../../node_modules/typescript/bin/tsc')
  const project = join(folder, 'tsconfig.build.json')
  const args = [tsc, '-p', project, '--emitDeclarationOnly', '--outDir', outDir]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`tsc cannot write the declarations:\n${stdout}`)
}

/** Returns the types of all exports of the entries, as text. */
export function publicSurface(): string {
  const outDir = mkdtempSync(join(tmpdir(), 'sdk-surface-'))
  try {
    for (const folder of [PACKAGE, CONTRACT]) emitDeclarations(folder, outDir)
    const declarations = join(outDir, 'packages/sdk/src')
    const modules = ENTRIES.flatMap(entry => publicNames(declarations, entry).entries().toArray())
    const parts = modules.map(([module, names]) => {
      const declared = declarationsOf(join(declarations, module), names)
      const title = `## ${module.replace('../../contract/src', '@apron/contract').replace(/\.d\.ts$/, '')}`
      return `${title}\n\n${[...names].toSorted().join(', ')}\n\n\`\`\`ts\n${declared.join('\n\n')}\n\`\`\`\n`
    })
    return `${HEAD}\n${parts.join('\n')}`
  } finally {
    rmSync(outDir, { recursive: true })
  }
}
