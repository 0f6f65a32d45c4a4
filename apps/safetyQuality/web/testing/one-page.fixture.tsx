import { BASE_PATH } from '@apron/contract/calls/base-path'
import { defineSubApp } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost, type FakeHost } from '@apron/sdk/testing'
import { UiProvider } from '@apron/ui/provider'
import type { ComponentType } from 'react'
import { vi } from 'vitest'

const manifest = { name: 'testApp', pages: { '/page': { title: { zh: '页', en: 'Page' } } } } as const

/** Renders a page in an in-memory shell. The fake host also answers calls that bypass the shell. */
export async function startPage(page: ComponentType, prepare: (fake: FakeHost) => void = () => undefined) {
  const fake = createFakeHost()
  prepare(fake)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client sends only JSON
    const json = init.body === undefined ? undefined : (JSON.parse(init.body as string) as unknown)
    const path = address.replace(BASE_PATH, '')
    return await fake.host.request(path, {
      ...(init.method === undefined ? {} : { method: init.method }),
      json,
    })
  })
  const app = await defineSubApp({
    manifest,
    provider: UiProvider,
    setup: withQueries(),
    pages: { '/page': page },
  }).bootstrap(fake.host)
  const tab = fake.openTab('/testApp/page')
  await tab.mount(app)
  return { fake, tab }
}
