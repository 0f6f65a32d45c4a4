import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../provider/provider.tsx'
import { PageHeader } from './page.tsx'

const unmounts: (() => void)[] = []

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const unmountOne of unmounts.splice(0)) await act(async () => unmountOne())
  vi.unstubAllGlobals()
})

async function header(help?: string): Promise<HTMLElement> {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  unmounts.push(() => root.unmount())
  await act(async () =>
    root.render(
      <UiProvider lang="en" theme="light" help={help}>
        <PageHeader title="Orders" />
      </UiProvider>,
    ),
  )
  return place
}

const dialog = () => document.querySelector('[role=dialog]')

test('[HELP-02] shows the help of a page behind the “?” of its header; Escape closes it and returns the focus', async () => {
  const place = await header('Orders are here.')
  const button = place.querySelector('button')
  expect(button?.getAttribute('aria-label')).toBe('About this page')
  expect(dialog()).toBeNull()
  await act(async () => button?.click())
  expect(dialog()?.textContent).toBe('Orders are here.')
  await act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }),
    )
  })
  expect(button?.getAttribute('aria-expanded')).toBe('false')
})

test('[HELP-02] shows no “?” on a page without help', async () => {
  expect((await header()).querySelector('button')).toBeNull()
})
