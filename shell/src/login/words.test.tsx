import { expect, test } from 'vitest'
import { createWords } from './words.ts'

test('[I18N-01] texts follow the language, whether from the table, given or selected by a function', () => {
  const words = createWords('zh')
  let key: 'heading' | 'headingAgain' = 'heading'
  const nodes = [
    words.text('password'),
    words.text({ zh: '冯晓岚', en: 'Feng Xiaolan' }),
    words.text(() => key),
  ]
  const shown = () => nodes.map(node => node.data)
  expect(shown()).toEqual(['密码', '冯晓岚', '登录'])
  key = 'headingAgain'
  words.use('en')
  expect(shown()).toEqual(['Password', 'Feng Xiaolan', 'Log in again'])
})
