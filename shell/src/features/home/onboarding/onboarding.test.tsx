import { dismissOnboarding, getOnboarding } from '@apron/contract/home/home.calls'
import type { Onboarding as OnboardingState } from '@apron/contract/home/onboarding'
import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { UiProvider } from '@apron/ui/provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { ONBOARDING } from './onboarding.fixture.ts'
import Onboarding from './onboarding.tsx'

const cleanups: (() => void)[] = []
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await act(async () => cleanup())
  vi.unstubAllGlobals()
})

/** Resolves once pending responses have been rendered. */
const settle = () =>
  act(async () => {
    await new Promise(resolve => setTimeout(resolve, 5))
  })

async function draw(state: OnboardingState): Promise<{ container: HTMLElement; requestedIds: string[] }> {
  const requestedIds: string[] = []
  const responses = new Map<string, unknown>([
    [getOnboarding.id, state],
    [dismissOnboarding.id, null],
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the box uses only this method
  const http = {
    call: async ({ id }: { id: string }) => {
      requestedIds.push(id)
      return responses.get(id)
    },
  } as unknown as HttpClient
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  cleanups.push(() => root.unmount())
  await act(async () =>
    root.render(
      <TextsContext value={{ language: 'en', overrides: NO_OVERRIDES }}>
        <UiProvider lang="en" theme="light">
          <QueryClientProvider client={new QueryClient()}>
            <Onboarding http={http} canOpen={path => path !== '/admin/roles'} />
          </QueryClientProvider>
        </UiProvider>
      </TextsContext>,
    ),
  )
  await vi.waitFor(() => expect(requestedIds).toEqual([getOnboarding.id]))
  await settle()
  return { container, requestedIds }
}

const button = (name: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].filter(each => each.textContent === name)

const rows = (container: HTMLElement) => [...container.querySelectorAll('li')].map(each => each.textContent)

test('[HELP-03] lists open steps first with reasons and links, then finished ones, without links the user may not open', async () => {
  const { container } = await draw(ONBOARDING)
  expect(rows(container).slice(0, 3)).toEqual([
    expect.stringMatching(/^Not doneFirst login.*password: 3/),
    expect.stringMatching(/^Not doneSecond administrator/),
    expect.stringMatching(/^Not doneSMS and mail/),
  ])
  expect(rows(container)[3]).toBe('DoneSites')
  expect(container.textContent).toContain('8 of 11 done')
  const links = [...container.querySelectorAll('a')].map(each => each.getAttribute('href'))
  expect(links).toContain('/admin/sites')
  expect(links).not.toContain('/admin/roles')
})

test('[HELP-03] names permissions that nobody holds, with their application', async () => {
  const unheld = [
    { application: { zh: '安全质量', en: 'Safety' }, right: { zh: '下达检查单', en: 'Issue orders' } },
    { application: { zh: '工具', en: 'Tools' }, right: { zh: '发放工具', en: 'Issue tools' } },
  ]
  const one = await draw({ ...ONBOARDING, unheld: unheld.slice(0, 1) })
  expect(one.container.textContent).toContain('so work cannot begin: Safety › Issue orders.')
  const missing = await draw({ ...ONBOARDING, unheld })
  expect(missing.container.textContent).toContain('Safety › Issue orders, Tools › Issue tools')
  const none = await draw({ ...ONBOARDING, applications: 0 })
  expect(none.container.textContent).toContain('Once a sub-application is installed')
})

test.each([
  ['every step is done', { neverLoggedIn: 0, administrators: 2, gateway: true }],
  ['the user dismissed it', { dismissed: true }],
])('[HELP-03] shows nothing when %s', async (_why, change) => {
  const { container } = await draw({ ...ONBOARDING, ...change })
  expect(container.textContent).toBe('')
})

test('[HELP-03] dismisses the guide only after confirmation', async () => {
  const { container, requestedIds } = await draw(ONBOARDING)
  await act(async () => button('Hide this box', container)[0]?.click())
  await vi.waitFor(() => expect(button('Hide this box')).toHaveLength(2))
  expect(requestedIds).not.toContain(dismissOnboarding.id)
  await act(async () => button('Hide this box').at(-1)?.click())
  await vi.waitFor(() => expect(requestedIds).toContain(dismissOnboarding.id))
})
