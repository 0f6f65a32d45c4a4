import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const DIST = resolve(import.meta.dirname, '../../../dist')
const SERVER = 'server/test/support/servers/dist-server.ts'
/** Name of a script of the build, with the digest of its content. */
const SCRIPT = /[\w.-]+-[\w-]{8}[.]js\b/g
const BUILD = /<meta name="apron-build" content="([^"]*)"/

/** A copy of the built portal that a test redeploys. */
export interface OwnBuild {
  /** Server script to start instead of the usual one, and its settings. */
  readonly main: string
  readonly env: Readonly<Record<string, string>>
  /** Names of the build and of the shell's entry file. */
  names(): { readonly build: string; readonly main: string }
  /** Turns it into another build, as after a source change. @param mark one letter added to all its names */
  change(mark: string): void
  /** Updates the document only, like a deployment that has reached one of two nodes. */
  changeDocument(name: string): void
  /** Breaks the script that removes the worker. @returns a function that repairs it */
  breakRemoval(): () => void
  dispose(): void
}

export function createOwnBuild(): OwnBuild {
  const dir = mkdtempSync(join(tmpdir(), 'apron-build-'))
  const shell = join(dir, 'shell')
  const assets = join(shell, 'assets')
  for (const folder of ['shell', 'shared']) cpSync(join(DIST, folder), join(dir, folder), { recursive: true })

  const read = (file: string) => readFileSync(join(shell, file), 'utf8')
  const files = () =>
    readdirSync(shell, { recursive: true, encoding: 'utf8' }).filter(file =>
      /[.](?:js|css|html|br)$/.test(file),
    )

  function names() {
    const main = files().find(file => /^assets\/main-[\w-]+[.]js$/.test(file)) ?? ''
    return { build: BUILD.exec(read('index.html'))?.[1] ?? '', main: `/${main}` }
  }

  return {
    main: SERVER,
    env: { TEST_DIST: dir },
    names,
    change(mark) {
      // File names contain content hashes: a file that refers to a renamed one is renamed too.
      const scripts = files().flatMap(file => file.match(SCRIPT) ?? [])
      const renamed = new Map(
        scripts.map(file => [file, file.replace(/.{8}(?=[.]js$)/, hash => mark + hash.slice(1))]),
      )
      const { build } = names()
      const marked = (text: string) =>
        text.replaceAll(SCRIPT, file => renamed.get(file) ?? file).replaceAll(build, mark + build.slice(1))
      for (const file of files()) {
        if (file.endsWith('.br')) rmSync(join(shell, file))
        else writeFileSync(join(shell, file), marked(read(file)))
      }
      for (const [before, after] of renamed) renameSync(join(assets, before), join(assets, after))
    },
    changeDocument(name) {
      const html = read('index.html')
      writeFileSync(join(shell, 'index.html'), html.replace(names().build, name))
    },
    breakRemoval() {
      const file = join(shell, 'removal.js')
      const script = readFileSync(file, 'utf8')
      rmSync(`${file}.br`, { force: true })
      writeFileSync(file, 'throw new Error()')
      return () => writeFileSync(file, script)
    },
    dispose: () => rmSync(dir, { recursive: true }),
  }
}
