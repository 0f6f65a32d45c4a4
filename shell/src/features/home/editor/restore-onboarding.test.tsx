import { getOnboarding } from '@apron/contract/home/home.calls'
import { restoreOnboarding } from '@apron/contract/home/home-editor.calls'
import type { Onboarding as OnboardingState } from '@apron/contract/home/onboarding'
import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { UiProvider } from '@apron/ui/provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { ONBOARDING } from '../onboarding/onboarding.fixture.ts'
import Onboarding from '../onboarding/onboarding.tsx'
import { RestoreOnboarding } from './restore-onboarding.tsx'

const HIDDEN = { ...ONBOARDING, dismissed: true }
const ALL_DONE = { ...HIDDEN, neverLoggedIn: 0, administrators: 2, gateway: true }

const cleanups: (() => void)[] = []
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await act(async () => cleanup())
  vi.unstubAllGlobals()
})

/**
 * Renders the box and the editor part below it. @param maySeeGuide true for users who may see the people of the
 * portal
 */
async function draw(state: OnboardingState, maySeeGuide = true) {
  const requestedIds: string[] = []
  let response = state
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this method is used
  const http = {
    call: async ({ id }: { id: string }) => {
      requestedIds.push(id)
      if (id === restoreOnboarding.id) response = { ...state, dismissed: false }
      return id === getOnboarding.id ? response : null
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
            {maySeeGuide && <Onboarding http={http} canOpen={() => true} />}
            <RestoreOnboarding http={http} />
          </QueryClientProvider>
        </UiProvider>
      </TextsContext>,
    ),
  )
  await vi.waitFor(() => expect(requestedIds).toEqual(maySeeGuide ? [getOnboarding.id] : []))
  return { container, requestedIds }
}

const restoreButton = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Show “'))

test('[HELP-03] restores a hidden guide from the editor, and removes the button', async () => {
  const { container, requestedIds } = await draw(HIDDEN)
  const button = await vi.waitFor(() => {
    const found = restoreButton(container)
    expect(found).toBeDefined()
    return found
  })
  await act(async () => button?.click())
  await vi.waitFor(() => expect(container.textContent).toContain('8 of 11 done'))
  expect(requestedIds).toEqual([getOnboarding.id, restoreOnboarding.id, getOnboarding.id])
  expect(restoreButton(container)).toBeUndefined()
})

test.each([
  ['it is on the page', { ...HIDDEN, dismissed: false }, true],
  ['every step is done', ALL_DONE, true],
  ['the user may not see it', HIDDEN, false],
])('[HELP-03] offers no restore button when %s', async (_why, state, maySeeGuide) => {
  const { container } = await draw(state, maySeeGuide)
  await act(async () => undefined)
  expect(restoreButton(container)).toBeUndefined()
})
