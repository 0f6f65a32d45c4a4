import { BROWSER_TARGET } from '@apron/sdk/vite'
import { expect, it } from 'vitest'
import { LOGIN_TEXTS } from '../login/login-texts.ts'
import { isSupportedBrowser } from './boot-failure.ts'

it.each([
  ['Chromium 122', { CSSScopeRule: 1 }, { union: 1 }, true],
  ['Chromium 118, without the Set methods', { CSSScopeRule: 1 }, {}, false],
  ['Firefox 127, without @scope', {}, { union: 1 }, false],
])('%s', (_browser, window, setPrototype, expected) => {
  expect(isSupportedBrowser({ window, setPrototype })).toBe(expected)
})

it.each(['zh', 'en'] as const)('names every browser version the build supports (%s)', language => {
  for (const target of BROWSER_TARGET) {
    expect(LOGIN_TEXTS.browserTooOld[language]).toContain(target.replace(/^[a-z]+/, ''))
  }
})
