import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { parseSigningKeys } from './signing-keys.ts'

const newKey = () => generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? ''
const [A, B] = [newKey(), newKey()]

it('[ADM-80] names keys and limits them to applications', () => {
  const keys = parseSigningKeys(`release=${A}, tools-team=${B}:tools+amm`)
  expect([...(keys ?? [])].map(([key, { id, apps }]) => [key, id, apps && [...apps]])).toEqual([
    [A, 'release', null],
    [B, 'tools-team', ['tools', 'amm']],
  ])
})

it.each([
  ['nothing', ''],
  ['no id', A],
  ['a key that is cut off', `release=${A.slice(1)}`],
  ['one id twice', `release=${A},release=${B}`],
  ['one key twice', `one=${A},two=${A}:amm`],
  ['an invalid application', `release=${A}:1x`],
  ['a list of applications without one', `release=${A}:+`],
])('[ADM-80] rejects %s as a list of keys', (_what, value) => {
  expect(parseSigningKeys(value)).toBeNull()
})
