import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const files = readdirSync(join(ROOT, 'apps'))
  .map(name => join(ROOT, 'apps', name, 'app.ts'))
  .filter(file => existsSync(file))
const definitions = [...files, join(ROOT, 'tooling/new-sub-app/inside/app.ts')]

const words = (text: string) => text.split(/\s+/).length

it.each(definitions)('[HELP-02] every page of %s has a paragraph of help in both languages', async file => {
  const { app }: { app: AppDefinition } = await import(file)
  for (const [path, { help }] of Object.entries(app.pages)) {
    expect(words(help.en), `${path} in English: 40 to 90 words`).toBeGreaterThanOrEqual(40)
    expect(words(help.en), `${path} in English: 40 to 90 words`).toBeLessThanOrEqual(90)
    expect(help.zh, `${path} in Chinese`).toMatch(/。$/)
  }
})
