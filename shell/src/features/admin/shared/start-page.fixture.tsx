import { queryColumnSetting } from '@apron/contract/calls/column-setting.calls'
import { queryDataSource } from '@apron/contract/calls/data-source.calls'
import type { Call } from '@apron/contract/calls/define-call'
import type { Session } from '@apron/sdk'
import { createFakeHost, type FakeTab } from '@apron/sdk/testing'
import type { ComponentType } from 'react'
import { afterEach, vi } from 'vitest'
import { administration } from '../administration.tsx'

const opened: FakeTab[] = []

vi.setConfig({ testTimeout: 30_000 })
// Nothing is laid out here: Mantine finds nothing to focus in a menu, and prints the whole element.
vi.spyOn(console, 'warn').mockImplementation(() => undefined)

afterEach(async () => {
  for (const tab of opened.splice(0)) await tab.unmount()
})

/** A page of the administration in front of the shell in memory. `open` shows it, once it has its answers. */
export function startPage(page: ComponentType, session: Partial<Session> = {}) {
  const fake = createFakeHost({ app: 'admin', session })
  fake.answer(queryColumnSetting, null)
  fake.answer(queryDataSource, [])
  const app = administration({
    name: 'admin',
    pages: { '/admin/page': { get: () => Promise.resolve({ default: page }) } },
    builtInTexts: () => Promise.resolve(new Map([['home.title', { zh: '工作台', en: 'Desk' }]])),
  })
  return {
    fake,
    /** What the page has sent with a call so far, one for each time it was asked. */
    bodiesOf: (call: Pick<Call, 'method' | 'path'>): unknown[] =>
      fake.requests
        .filter(({ method, path }) => method === call.method && path === call.path)
        .map(({ body }) => body),
    open: async (): Promise<FakeTab> => {
      const tab = fake.openTab('/admin/page')
      opened.push(tab)
      await tab.mount(await app.bootstrap(fake.host))
      return tab
    },
  }
}
