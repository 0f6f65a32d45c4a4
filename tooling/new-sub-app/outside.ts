#!/usr/bin/env node
// npx new-sub-app <name>: creates a working application in this folder. Shipped with @apron/sdk, with its template.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nameProblem } from './application-name.ts'
import { type ApplicationFiles, applicationFiles, portFor, writeFiles } from './create-application.ts'
import { mergePackageJson } from './merge-package-json.ts'
import { type Text, texts } from './new-sub-app.texts.ts'

const TEMPLATE = fileURLToPath(new URL('template/', import.meta.url))
const PACKAGE = 'package.json'
/** May exist already. The first is merged, the others stay unchanged. */
const MAY_EXIST: ReadonlySet<string> = new Set([PACKAGE, 'README.md', '.gitignore'])

const locale = process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || ''
const inTerminalLanguage = ({ zh, en }: Text) => (locale.toLowerCase().startsWith('zh') ? zh : en)

function filesFor(folder: string, name: string): ApplicationFiles {
  const files = applicationFiles(name, portFor(name, []), TEMPLATE)
  const kept = [...files].filter(([path]) => path === PACKAGE || !existsSync(join(folder, path)))
  const before = join(folder, PACKAGE)
  return new Map(
    kept.map(([path, text]) =>
      path === PACKAGE && existsSync(before)
        ? [path, mergePackageJson(text, readFileSync(before, 'utf8'))]
        : [path, text],
    ),
  )
}

/** Returns why the application cannot be created, or null. */
function creationProblem(folder: string, name: string | undefined): Text | null {
  const problem = nameProblem(name, [], [])
  if (problem !== null || name === undefined) return problem
  const paths = [...applicationFiles(name, 0, TEMPLATE).keys()].filter(path => !MAY_EXIST.has(path))
  const inUse = paths.find(path => existsSync(join(folder, path)))
  return inUse === undefined ? null : texts.folderInUse(folder, inUse)
}

const [name = ''] = process.argv.slice(2)
const problem = creationProblem(process.cwd(), name)
if (problem === null) {
  writeFiles(process.cwd(), filesFor(process.cwd(), name))
  process.stdout.write(`${inTerminalLanguage(texts.madeOutside(name))}\n`)
} else {
  process.stderr.write(`${inTerminalLanguage(problem)}\n`)
  process.exitCode = 1
}
