import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const resolve = createRequire(import.meta.url).resolve
const uiStyles = readFileSync(join(SRC, 'ui.css'), 'utf8')
const mantineSheets = [...uiStyles.matchAll(/@import '(@mantine[^']+)'/g)].map(match => match[1] ?? '')
const mantineVariables = readFileSync(join(SRC, 'provider/mantine-variables.css'), 'utf8')
const tokens = readFileSync(join(SRC, 'tokens/tokens.css'), 'utf8')

it('defines every variable that an imported Mantine style sheet reads without a fallback', () => {
  expect(mantineSheets.length).toBeGreaterThan(10)
  const text = mantineSheets.map(sheet => readFileSync(resolve(sheet), 'utf8')).join('\n')
  const matches = [...text.matchAll(/var\((--mantine-[\w-]+)\)/g)]
  const missing = new Set(
    matches.map(match => match[1] ?? '').filter(name => !mantineVariables.includes(`${name}:`)),
  )
  expect([...missing]).toEqual([])
})

it('defines every token that mantine-variables.css reads', () => {
  const tokensRead = [...mantineVariables.matchAll(/var\((--ap-[\w-]+)\)/g)].map(match => match[1] ?? '')
  expect(tokensRead.filter(name => !tokens.includes(`${name}:`))).toEqual([])
})
