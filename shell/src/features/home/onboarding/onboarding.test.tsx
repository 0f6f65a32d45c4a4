import { dismissOnboarding, getOnboarding } from '@apron/contract/home/home.calls'
import type { Onboarding as Days } from '@apron/contract/home/onboarding'
import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { UiProvider } from '@apron/ui/provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { DAYS } from './onboarding.fixture.ts'
import Onboarding from './onboarding.tsx'

const ends: (() => void)[] = []
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const end of ends.splice(0)) await act(async () => end())
  vi.unstubAllGlobals()
})

/** Resolves once pending responses have been rendered. */
const settled = () =>
  act(async () => {
    await new Promise(resolve => setTimeout(resolve, 5))
  })

async function draw(days: Days): Promise<{ place: HTMLElement; asked: string[] }> {
  const asked: string[] = []
  const answers = new Map<string, unknown>([
    [getOnboarding.id, days],
    [dismissOnboarding.id, null],
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the box uses only this method
  const http = {
    call: async ({ id }: { id: string }) => {
      asked.push(id)
      return answers.get(id)
    },
  } as unknown as HttpClient
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  ends.push(() => root.unmount())
  await act(async () =>
    root.render(
      <TextsContext value={{ language: 'en', overrides: NO_OVERRIDES }}>
        <UiProvider lang="en" theme="light">
          <QueryClientProvider client={new QueryClient()}>
            <Onboarding http={http} opens={path => path !== '/admin/roles'} />
          </QueryClientProvider>
        </UiProvider>
      </TextsContext>,
    ),
  )
  await vi.waitFor(() => expect(asked).toEqual([getOnboarding.id]))
  await settled()
  return { place, asked }
}

const button = (name: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].filter(each => each.textContent === name)

const rows = (place: HTMLElement) => [...place.querySelectorAll('li')].map(each => each.textContent)

test('[HELP-03] lists open steps first with reasons and links, then finished ones, without links the user may not open', async () => {
  const { place } = await draw(DAYS)
  expect(rows(place).slice(0, 3)).toEqual([
    expect.stringMatching(/^Not doneFirst login.*password: 3/),
    expect.stringMatching(/^Not doneSecond administrator/),
    expect.stringMatching(/^Not doneSMS and mail/),
  ])
  expect(rows(place)[3]).toBe('DoneSites')
  expect(place.textContent).toContain('8 of 11 done')
  const links = [...place.querySelectorAll('a')].map(each => each.getAttribute('href'))
  expect(links).toContain('/admin/sites')
  expect(links).not.toContain('/admin/roles')
})

test('[HELP-03] names permissions that nobody holds, with their application', async () => {
  const unheld = [
    { application: { zh: '安全质量', en: 'Safety' }, right: { zh: '下达检查单', en: 'Issue orders' } },
    { application: { zh: '工具', en: 'Tools' }, right: { zh: '发放工具', en: 'Issue tools' } },
  ]
  const one = await draw({ ...DAYS, unheld: unheld.slice(0, 1) })
  expect(one.place.textContent).toContain('so work cannot begin: Safety › Issue orders.')
  const missing = await draw({ ...DAYS, unheld })
  expect(missing.place.textContent).toContain('Safety › Issue orders, Tools › Issue tools')
  const none = await draw({ ...DAYS, applications: 0 })
  expect(none.place.textContent).toContain('Once a sub-application is installed')
})

test.each([
  ['all is done', { neverLoggedIn: 0, administrators: 2, gateway: true }],
  ['it is not wanted', { dismissed: true }],
])('[HELP-03] shows nothing when %s', async (_why, change) => {
  const { place } = await draw({ ...DAYS, ...change })
  expect(place.textContent).toBe('')
})

test('[HELP-03] is dismissed only after confirmation', async () => {
  const { place, asked } = await draw(DAYS)
  await act(async () => button('Hide this box', place)[0]?.click())
  await vi.waitFor(() => expect(button('Hide this box')).toHaveLength(2))
  expect(asked).not.toContain(dismissOnboarding.id)
  await act(async () => button('Hide this box').at(-1)?.click())
  await vi.waitFor(() => expect(asked).toContain(dismissOnboarding.id))
})
