import { expect, it } from 'vitest'
import { actingName } from './acting-name.ts'

it.each([
  ['郑凯', '谭勇', 'zh', '郑凯（代 谭勇）'],
  ['Zheng Kai', 'Tan Yong', 'en', 'Zheng Kai (for Tan Yong)'],
  ['郑凯', '', 'zh', '郑凯'],
  ['Zheng Kai', undefined, 'en', 'Zheng Kai'],
] as const)('[ADM-96] %s for %s, in %s', (name, forName, language, said) => {
  expect(actingName(name, forName, language)).toBe(said)
})
