// Searches the built files for functions that the oldest supported browsers lack.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BROWSER_TARGET } from '@apron/sdk/vite'
import { OLDEST_BROWSER, ROOT } from '../start/lib/paths.mjs'
import { type Compatibility, newerFeatures } from './newer-features.ts'

const DATA = join(dirname(OLDEST_BROWSER), 'node_modules/@mdn/browser-compat-data/data.json')
/** pdf.js includes its own polyfills. A story with a PDF runs in the oldest Chromium. */
const POLYFILLED = /^dist\/shell\/assets\/pdf[-.]/
/** Used only after feature detection. */
const DETECTED: ReadonlySet<string> = new Set(['Uint8Array.toHex', 'Uint8Array.fromHex'])

interface Data {
  readonly api: Compatibility
  readonly javascript: { readonly builtins: Compatibility }
}

/** Parses targets like `chrome122` to the names of the data. Safari on iOS has the version of Safari. */
function floorOf(targets: readonly string[]): Record<string, string> {
  const floor = Object.fromEntries(
    targets.map(target => [target.replace(/[\d.]+$/, ''), target.replace(/^[a-z]+/, '')]),
  )
  return { ...floor, safari_ios: floor['safari'] ?? '' }
}

const { api, javascript }: Data = JSON.parse(readFileSync(DATA, 'utf8'))
const features = newerFeatures(floorOf(BROWSER_TARGET), javascript.builtins, api)
const files = globSync('dist/**/*.{js,mjs}', { cwd: ROOT }).filter(file => !POLYFILLED.test(file))
let failed = 0
for (const file of files) {
  const program = readFileSync(join(ROOT, file), 'utf8')
  const used = features.filter(({ name, use }) => !DETECTED.has(name) && use.test(program))
  if (used.length > 0) {
    failed += 1
    process.stdout.write(`failed: ${file} uses ${used.map(({ name }) => name).join(', ')}\n`)
  }
}
process.stdout.write(`${files.length - failed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
