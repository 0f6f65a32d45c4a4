import { act } from 'react'
import { expect, vi } from 'vitest'
import type { Page } from '../pages/lazy-page.ts'
import { createFakeHost, type FakeHost, type FakeHostOptions } from '../testing/fake-host.ts'
import type { FakeTabOptions } from '../testing/fake-tab.ts'
import { defineSubApp, type SubAppDefinition } from './define-sub-app.tsx'
import type { SubAppConfig } from './sub-app-config.ts'

/** Runs a change and lets React finish rendering. */
export const step = (change: () => unknown) =>
  act(async () => {
    await change()
  })

/** Waits until pending responses have been rendered. */
export const waitForResponses = () => step(() => new Promise(resolve => setTimeout(resolve, 5)))

export interface Start extends FakeHostOptions {
  readonly path?: string
  readonly tab?: FakeTabOptions
  readonly definition?: Partial<SubAppDefinition<SubAppConfig>>
  /** Runs before the page sends any request. */
  readonly prepare?: (fake: FakeHost) => void
}

/** Mounts one page at `/testApp/page` like the shell. */
export async function startPage(
  page: Page,
  { path = '/testApp/page', tab: tabOptions, definition, prepare, ...options }: Start = {},
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const fake = createFakeHost(options)
  prepare?.(fake)
  const manifest = {
    name: 'testApp',
    pages: { '/page': { title: { zh: '页', en: 'Page' } } },
  } satisfies SubAppConfig
  const app = await defineSubApp({ manifest, ...definition, pages: { '/page': page } }).bootstrap(fake.host)
  const tab = fake.openTab(path, tabOptions)
  await step(() => tab.mount(app))
  return { fake, tab, app, button: () => tab.el.querySelector('button') ?? expect.fail('no button') }
}
