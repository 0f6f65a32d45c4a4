import { expect, it } from 'vitest'
import { audienceText } from './format-audience.ts'

const WORDS = { wholeCompany: 'Whole company', everybodyThere: 'Everyone' }

it.each([
  ['', [], [], 'Whole company · Everyone'],
  ['CAN', [], [], '<CAN> · Everyone'],
  ['', ['CRAFT'], [], 'Whole company · <CRAFT>'],
  ['CAN', ['CRAFT'], ['WS1'], '<CAN> · <CRAFT>, <WS1>'],
] as const)('names the audience of an alarm for %s %j %j', (site, roles, departments, words) => {
  const audience = { site, roles: [...roles], departments: [...departments] }
  expect(audienceText(audience, WORDS, code => `<${code}>`)).toBe(words)
})
