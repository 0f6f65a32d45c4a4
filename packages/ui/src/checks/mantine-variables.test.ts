import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const resolve = createRequire(import.meta.url).resolve
const entry = readFileSync(join(SRC, 'ui.css'), 'utf8')
const sheets = [...entry.matchAll(/@import '(@mantine[^']+)'/g)].map(match => match[1] ?? '')
const ours = readFileSync(join(SRC, 'provider/mantine-variables.css'), 'utf8')
const tokens = readFileSync(join(SRC, 'tokens/tokens.css'), 'utf8')

it('defines every variable that a used Mantine style sheet reads without a fallback', () => {
  expect(sheets.length).toBeGreaterThan(10)
  const text = sheets.map(sheet => readFileSync(resolve(sheet), 'utf8')).join('\n')
  const read = [...text.matchAll(/var\((--mantine-[\w-]+)\)/g)]
  const missing = new Set(read.map(match => match[1] ?? '').filter(name => !ours.includes(`${name}:`)))
  expect([...missing]).toEqual([])
})

it('defines every token that our style sheets read', () => {
  const read = [...ours.matchAll(/var\((--ap-[\w-]+)\)/g)].map(match => match[1] ?? '')
  expect(read.filter(name => !tokens.includes(`${name}:`))).toEqual([])
})
