// npm run pack -- <folder>: packs the packages that teams outside the repository install, with `npm pack`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { npm } from '../start/lib/npm.mjs'
import { ROOT } from '../start/lib/paths.mjs'
import { ExpectedError, print, script } from '../start/lib/terminal.mjs'
import { packTexts } from './pack.texts.ts'
import { NEW_SUB_APP_BIN, stageNewSubApp } from './stage-new-sub-app.ts'
import { stagePackage } from './stage-package.ts'

const PACKAGES = ['contract', 'sdk', 'ui', 'pages'] as const

async function stage(name: (typeof PACKAGES)[number], staged: string): Promise<void> {
  if (name !== 'sdk') return stagePackage(ROOT, name, staged)
  stagePackage(ROOT, name, staged, NEW_SUB_APP_BIN)
  return await stageNewSubApp(ROOT, staged)
}

await script(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new ExpectedError(packTexts.usage)
  const target = resolve(process.env['INIT_CWD'] ?? ROOT, folder)
  mkdirSync(target, { recursive: true })
  const staging = mkdtempSync(join(tmpdir(), 'apron-pack-'))
  try {
    for (const name of PACKAGES) {
      const staged = join(staging, name)
      mkdirSync(staged)
      await stage(name, staged)
      const { code, output } = await npm(['pack', staged, '--pack-destination', target, '--ignore-scripts'])
      if (code !== 0) throw new ExpectedError(packTexts.failed(name, output))
    }
  } finally {
    rmSync(staging, { recursive: true })
  }
  print(packTexts.done(target))
  return 0
})
