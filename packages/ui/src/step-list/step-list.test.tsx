import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../provider/provider.tsx'
import { StepList } from './step-list.tsx'

const unmounts: (() => void)[] = []

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const unmountOne of unmounts.splice(0)) await act(async () => unmountOne())
  vi.unstubAllGlobals()
})

const STEPS = [
  { no: 1, text: 'Clean the axle', state: { meaning: 'green', text: 'Signed' } },
  { no: 4, text: 'Fit the wheel', state: { meaning: 'neutral', text: 'Open' } },
] as const

async function buttons(locked: boolean, onChoose = (_no: number) => undefined): Promise<HTMLButtonElement[]> {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  unmounts.push(() => root.unmount())
  await act(async () =>
    root.render(
      <UiProvider lang="en" theme="light">
        <StepList steps={STEPS} current={4} locked={locked} onChoose={onChoose}>
          The step
        </StepList>
      </UiProvider>,
    ),
  )
  return [...place.querySelectorAll('button')]
}

test('marks the current step and reports the number of a chosen one', async () => {
  const chosen = vi.fn<(no: number) => undefined>()
  const [first, second] = await buttons(false, chosen)
  expect(first?.getAttribute('aria-current')).toBeNull()
  expect(second?.getAttribute('aria-current')).toBe('step')
  expect(second?.textContent).toBe('4Fit the wheelOpen')
  await act(async () => first?.click())
  expect(chosen).toHaveBeenCalledWith(1)
})

test('locks the other steps', async () => {
  expect((await buttons(true)).map(({ disabled }) => disabled)).toEqual([true, false])
})
