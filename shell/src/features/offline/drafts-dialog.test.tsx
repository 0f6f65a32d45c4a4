import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import type { ListedDraft } from '@apron/offline'
import { TextsContext } from '@apron/sdk/texts'
import { UiProvider } from '@apron/ui/provider'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftsDialog } from './drafts-dialog.tsx'

const DRAFTS = ['Check order', 'Report'].map(
  (title): ListedDraft => ({
    app: 'cards',
    key: title,
    site: '1',
    siteCode: 'CAN',
    address: `/cards/card?title=${title}`,
    title,
    keptAt: 1,
    start: {},
    values: {},
  }),
)

const load = () => Promise.resolve(DRAFTS)

let root: Root | undefined
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => act(() => root?.unmount()))

async function draw() {
  const callbacks = { discarded: vi.fn(), removed: vi.fn(() => Promise.resolve()), closed: vi.fn() }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root?.render(
      <TextsContext value={{ language: 'en', overrides: NO_OVERRIDES }}>
        <UiProvider lang="en" theme="light">
          <DraftsDialog
            canStore
            load={load}
            onOpen={() => undefined}
            onDiscard={callbacks.discarded}
            onRemoveAll={callbacks.removed}
            onClose={callbacks.closed}
          />
        </UiProvider>
      </TextsContext>,
    ),
  )
  return callbacks
}

const titles = () => [...document.querySelectorAll('li a')].map(link => link.textContent)
const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(
    each => each.textContent === name || each.getAttribute('aria-label') === name,
  )
const press = (name: string) => act(async () => buttons(name).at(-1)?.click())

test('[DRF-01] discards one draft and keeps the others', async () => {
  const { discarded } = await draw()
  expect(titles()).toEqual(['Check order', 'Report'])
  await press('Discard “Report”')
  expect(discarded).toHaveBeenCalledWith(DRAFTS[1])
  expect(titles()).toEqual(['Check order'])
})

test('[DRF-01] removes all drafts only after a confirmation', async () => {
  const { removed, closed } = await draw()
  await press('Remove my data from this device')
  await press('Cancel')
  expect(removed).not.toHaveBeenCalled()
  await press('Remove my data from this device')
  await press('Remove my data from this device')
  expect(removed).toHaveBeenCalledOnce()
  expect(closed).toHaveBeenCalledOnce()
})
