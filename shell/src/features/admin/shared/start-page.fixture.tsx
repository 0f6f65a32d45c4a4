import type { Call } from '@apron/contract/calls/define-call'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import type { Session } from '@apron/sdk'
import { createFakeHost, type FakeTab } from '@apron/sdk/testing'
import type { ComponentType } from 'react'
import { administration } from '../administration.tsx'

/** Runs an administration page on a fake shell. `open` renders it once responses are set up. */
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
    /** Returns the request bodies sent with a call so far. */
    bodiesOf: (call: Pick<Call, 'method' | 'path'>): unknown[] =>
      fake.requests
        .filter(({ method, path }) => method === call.method && path === call.path)
        .map(({ body }) => body),
    open: async (): Promise<FakeTab> => {
      const tab = fake.openTab('/admin/page')
      await tab.mount(await app.bootstrap(fake.host))
      return tab
    },
  }
}
