// Installs the oldest supported Chromium and the compatibility data of MDN into .cache/oldest-browser, from npm.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { npm } from '../start/lib/npm.mjs'
import { OLDEST_BROWSER } from '../start/lib/paths.mjs'
import { script } from '../start/lib/terminal.mjs'

const FOLDER = dirname(OLDEST_BROWSER)
/** Licence: MIT. Contains Chromium for Linux on x64. */
const CHROMIUM = { name: '@sparticuz/chromium', version: '122.0.0' }
/** Licence: CC0. */
const COMPATIBILITY = { name: '@mdn/browser-compat-data', version: '8.1.9' }

await script(async () => {
  if (!existsSync(OLDEST_BROWSER)) {
    mkdirSync(FOLDER, { recursive: true })
    const packages = [CHROMIUM, COMPATIBILITY].map(({ name, version }) => `${name}@${version}`)
    const { code, output } = await npm([
      'install',
      '--prefix',
      FOLDER,
      '--no-save',
      '--ignore-scripts',
      ...packages,
    ])
    if (code !== 0) throw new Error(output)
    const compressed = readFileSync(join(FOLDER, 'node_modules', CHROMIUM.name, 'bin/chromium.br'))
    writeFileSync(OLDEST_BROWSER, brotliDecompressSync(compressed), { mode: 0o755 })
  }
  process.stdout.write('1 passed, 0 failed\n')
  return 0
})
