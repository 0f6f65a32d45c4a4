/** Builds every entry with React external, like the shared build, and prints the size of each in brotli bytes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, esmExternalRequirePlugin, type Rolldown } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** Entries that the first page of the shell loads. Limit: 60 KB. */
const FIRST_PAGE = ['provider', 'button', 'menu', 'popover', 'tooltip', 'dialog', 'feedback']

const packageFile: { exports: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)
const input = Object.fromEntries(
  Object.entries(packageFile.exports).map(([path, file]) => [
    path.replace('./', '').replace('.css', '-css'),
    join(ROOT, file),
  ]),
)

const result = await build({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  plugins: [
    esmExternalRequirePlugin({ external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] }),
  ],
  build: {
    write: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        // One common file: 8 requests for the first page in place of 24, and no more bytes.
        codeSplitting: { groups: [{ name: 'common', minShareCount: 2 }] },
      },
    },
  },
})
if (!('output' in result)) throw new Error('The build gave no output.')

const chunks = new Map<string, Rolldown.OutputChunk>()
for (const file of result.output) if (file.type === 'chunk') chunks.set(file.fileName, file)

/** Returns a chunk and all chunks that it imports. */
function closure(name: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(name)
  if (chunk === undefined || found.has(name)) return found
  found.add(name)
  for (const next of chunk.imports) closure(next, found)
  return found
}

const bytes = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + brotliCompressSync(chunks.get(name)?.code ?? '').length, 0)
const line = (name: string, value: number, more = ''): void => {
  process.stdout.write(`${name.padEnd(20)}${(value / 1024).toFixed(1).padStart(8)} KB${more}\n`)
}

for (const name of Object.keys(input).filter(entry => !entry.endsWith('-css'))) {
  const files = closure(`${name}.js`)
  line(name, bytes(files), `  own ${(bytes([`${name}.js`]) / 1024).toFixed(1)} KB, ${files.size} files`)
}
const first = new Set<string>()
for (const name of FIRST_PAGE) closure(`${name}.js`, first)
line('first page', bytes(first), `  ${first.size} files`)
line('all', bytes(chunks.keys()), `  ${chunks.size} files`)
for (const file of result.output)
  if (file.type === 'asset')
    line(file.fileName.split('/').at(-1) ?? '', brotliCompressSync(file.source).length)
for (const chunk of chunks.values())
  if (/\brequire\(/.test(chunk.code)) throw new Error(`${chunk.fileName} still calls require()`)
