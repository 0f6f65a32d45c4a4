import { queryColumnSetting } from '@apron/contract/calls/column-setting.calls'
import { queryDataSource } from '@apron/contract/calls/data-source.calls'
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
    open: async (): Promise<FakeTab> => {
      const tab = fake.openTab('/admin/page')
      opened.push(tab)
      await tab.mount(await app.bootstrap(fake.host))
      return tab
    },
  }
}
