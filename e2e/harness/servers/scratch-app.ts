import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { replaceFile } from '../replace-file.ts'

/**
 * Inside the repository, so that the application finds the installed libraries, but outside of everything checked in.
 */
const PLACE = resolve(import.meta.dirname, '../../../.cache/scratch-apps')

/** Sources of an application, to edit while its development server runs. */
export interface ScratchApp {
  readonly name: string
  readonly port: number
  readonly folder: string
  /** Replaces a text in a file. @throws if it is not found */
  edit(file: string, from: string, to: string): void
  /** Writes a file again unchanged. */
  save(file: string): void
  dispose(): void
}

const libraries = ['@apron/contract', '@apron/sdk', '@apron/ui', 'react', 'react-dom']

/**
 * Returns the files of an application with one page, `/ledger`: a field, a counter, a text from a file, a text in the
 * page and a style.
 */
function filesOf(name: string, port: number): Readonly<Record<string, string>> {
  return {
    'package.json': JSON.stringify({
      name: `scratch-${name.toLowerCase()}`,
      version: '0.1.0',
      type: 'module',
      dependencies: Object.fromEntries(libraries.map(library => [library, '*'])),
    }),
    'vite.config.ts': `
      import { subApp } from '@apron/sdk/vite'
      import { manifest } from './web/manifest.config.ts'
      export default { plugins: [subApp(manifest, { port: ${port}, outDir: 'dist' })] }`,
    'web/manifest.config.ts': `
      export const manifest = {
        name: '${name}',
        pages: { '/ledger': { title: { zh: '台账', en: 'Ledger' }, keepAlive: true } },
      } as const`,
    'web/entry.tsx': `
      import './app.css'
      import { defineSubApp, lazyPage } from '@apron/sdk'
      import { UiProvider } from '@apron/ui/provider'
      import { manifest } from './manifest.config.ts'
      export const { contract, bootstrap } = defineSubApp({
        manifest,
        provider: UiProvider,
        pages: { '/ledger': lazyPage(() => import('./ledger.page.tsx')) },
      })`,
    'web/ledger.page.tsx': `
      import { useTexts } from '@apron/sdk'
      import { TextField } from '@apron/ui/fields'
      import { useState } from 'react'
      import { TEXTS } from './ledger.texts.ts'
      export default function LedgerPage() {
        const texts = useTexts(TEXTS)
        const [text, setText] = useState('')
        const [count, setCount] = useState(0)
        return (
          <>
            <h1 className="scratch-heading">first heading</h1>
            <p>{texts.greeting}</p>
            <TextField label="Note" value={text} onChange={setText} />
            <button type="button" onClick={() => setCount(count + 1)}>counted {count}</button>
          </>
        )
      }`,
    'web/ledger.texts.ts': `
      import { defineTexts } from '@apron/sdk'
      export const TEXTS = defineTexts('${name}', { greeting: { zh: '第一句', en: 'first greeting' } })`,
    'web/app.css': `.scratch-heading { color: rgb(1, 2, 3) }`,
  }
}

export function createScratchApp(name: string, port: number): ScratchApp {
  mkdirSync(PLACE, { recursive: true })
  const folder = mkdtempSync(join(PLACE, `${name}-`))
  for (const [file, text] of Object.entries(filesOf(name, port))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return {
    name,
    port,
    folder,
    edit(file, from, to) {
      const before = readFileSync(join(folder, file), 'utf8')
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`)
      replaceFile(join(folder, file), before.replace(from, to))
    },
    save(file) {
      replaceFile(join(folder, file), readFileSync(join(folder, file), 'utf8'))
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}
