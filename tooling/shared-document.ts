import { unmountFakeTabs } from '@apron/sdk/testing'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

// Page tests share a document and its modules. Each file must restore them.

beforeAll(() => {
  // Without layout Mantine finds nothing to focus in a menu or dialog, and logs the whole element.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await unmountFakeTabs()
})

afterAll(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
