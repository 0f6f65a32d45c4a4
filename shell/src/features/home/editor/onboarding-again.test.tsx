import { getOnboarding } from '@apron/contract/home/home.calls'
import { restoreOnboarding } from '@apron/contract/home/home-editor.calls'
import type { Onboarding as Days } from '@apron/contract/home/onboarding'
import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { UiProvider } from '@apron/ui/provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { DAYS } from '../onboarding/onboarding.fixture.ts'
import Onboarding from '../onboarding/onboarding.tsx'
import { OnboardingAgain } from './onboarding-again.tsx'

const HIDDEN = { ...DAYS, dismissed: true }
const ALL_DONE = { ...HIDDEN, neverLoggedIn: 0, administrators: 2, gateway: true }

const ends: (() => void)[] = []
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const end of ends.splice(0)) await act(async () => end())
  vi.unstubAllGlobals()
})

/**
 * Renders the box and the editor part below it. @param mayAsk true for users who may see the people of the
 * portal
 */
async function draw(days: Days, mayAsk = true) {
  const asked: string[] = []
  let answer = days
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this method is used
  const http = {
    call: async ({ id }: { id: string }) => {
      asked.push(id)
      if (id === restoreOnboarding.id) answer = { ...days, dismissed: false }
      return id === getOnboarding.id ? answer : null
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
            {mayAsk && <Onboarding http={http} opens={() => true} />}
            <OnboardingAgain http={http} />
          </QueryClientProvider>
        </UiProvider>
      </TextsContext>,
    ),
  )
  await vi.waitFor(() => expect(asked).toEqual(mayAsk ? [getOnboarding.id] : []))
  return { place, asked }
}

const again = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Show “'))

test('[HELP-03] restores a hidden guide from the editor, and removes the button', async () => {
  const { place, asked } = await draw(HIDDEN)
  const button = await vi.waitFor(() => {
    const found = again(place)
    expect(found).toBeDefined()
    return found
  })
  await act(async () => button?.click())
  await vi.waitFor(() => expect(place.textContent).toContain('8 of 11 done'))
  expect(asked).toEqual([getOnboarding.id, restoreOnboarding.id, getOnboarding.id])
  expect(again(place)).toBeUndefined()
})

test.each([
  ['it is on the page', { ...HIDDEN, dismissed: false }, true],
  ['every step is done', ALL_DONE, true],
  ['the user may not see it', HIDDEN, false],
])('[HELP-03] is not offered when %s', async (_why, days, mayAsk) => {
  const { place } = await draw(days, mayAsk)
  await act(async () => undefined)
  expect(again(place)).toBeUndefined()
})
