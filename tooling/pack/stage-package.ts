import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { type PackageJson, packedPackage, withBuiltImports } from './packed-package.ts'

/**
 * Emits scripts and declarations of a package, without tests, in the structure of the repository. @throws with the
 * compiler's output
 */
function emit(root: string, name: string, outDir: string): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const args = [tsc, '-p', join(root, 'packages', name, 'tsconfig.build.json'), '--outDir', outDir]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`packages/${name} does not compile:\n${stdout}`)
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name))
  }
}

function copyBuilt(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    const text = readFileSync(join(from, file), 'utf8')
    writeFileSync(join(to, file), file.endsWith('.d.ts') ? withBuiltImports(text) : text)
  }
}

function copyStyles(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: path => !/\.[a-z]+$/.test(path) || path.endsWith('.css') })
}

/** Builds `packages/<name>` for publishing: scripts that run from node_modules, with their types. */
export function stagePackage(
  root: string,
  name: string,
  staged: string,
  bin?: Readonly<Record<string, string>>,
): void {
  const folder = join(root, 'packages', name)
  const emitted = mkdtempSync(join(tmpdir(), 'pack-'))
  try {
    emit(root, name, emitted)
    copyStyles(join(folder, 'src'), join(staged, 'dist'))
    copyBuilt(join(emitted, 'packages', name, 'src'), join(staged, 'dist'))
  } finally {
    rmSync(emitted, { recursive: true })
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file, which npm reads too
  const source = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(packedPackage(source, bin), null, 2)}\n`)
  const readme = join(folder, 'README.md')
  if (existsSync(readme)) cpSync(readme, join(staged, 'README.md'))
}
