import { describe, expect, it } from 'vitest'
import { newerFeatures } from './newer-features.ts'

const FLOOR = { chrome: '122', safari: '17.4' }
const added = (chrome: string, safari: string | false) => ({
  __compat: { support: { chrome: { version_added: chrome }, safari: [{ version_added: safari }] } },
})
const LANGUAGE = {
  Array: { ...added('1', '1'), map: added('1', '1') },
  Iterator: { ...added('122', '18.4'), map: added('122', '18.4') },
  Uint8Array: { ...added('7', '5'), toHex: added('140', '18.2') },
  JSON: { ...added('1', '1'), parse: added('1', '1') },
}
const BROWSER = {
  URL: { ...added('19', '14'), parse_static: added('126', '18'), canParse_static: added('120', '17') },
  ML: { ...added('140', false), close: added('140', false) },
}

const used = (program: string) =>
  newerFeatures(FLOOR, LANGUAGE, BROWSER)
    .filter(({ use }) => use.test(program))
    .map(({ name }) => name)

describe('built file', () => {
  it.each([
    ['a.map(b)', []],
    ['Iterator.map(b)', ['Iterator.map']],
    ['a.toHex()', ['Uint8Array.toHex']],
    ['URL.parse(a)', ['URL.parse']],
    ['URL.canParse(a)', []],
    ['JSON.parse(a)', []],
    ['a.close()', []],
  ])('%s uses %j', (program, expected) => {
    expect(used(program)).toEqual(expected)
  })
})
