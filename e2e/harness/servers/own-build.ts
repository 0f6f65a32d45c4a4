import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const DIST = resolve(import.meta.dirname, '../../../dist')
const SERVER = 'server/test/support/servers/dist-server.ts'
/** Name of a script of the build, with the digest of its content. */
const SCRIPT = /[\w.-]+-[\w-]{8}[.]js\b/g
const BUILD = /<meta name="apron-build" content="([^"]*)"/

/** A copy of the built portal that a test deploys anew. */
export interface OwnBuild {
  /** What is started in place of the server, and its settings. */
  readonly main: string
  readonly env: Readonly<Record<string, string>>
  /** Name of the build, and of the file that the shell begins with. */
  names(): { readonly build: string; readonly main: string }
  /** Makes another build of it, as after a change of the source. @param mark one letter in all its names */
  change(mark: string): void
  /** The document alone is of this build from now on: of two nodes one is deployed already. */
  changeDocument(name: string): void
  /** The script that removes the worker does not run. @returns mends it */
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
      // The build names a file after its content: whatever names another file anew has another name itself.
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
