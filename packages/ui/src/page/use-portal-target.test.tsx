import { Activity, act } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { usePortalTarget } from './use-portal-target.ts'

it('keeps the target, and does not rerender, while the tab is hidden and shown', () => {
  let renders = 0
  function Target() {
    const [target, ref] = usePortalTarget()
    renders += 1
    return (
      <>
        <div ref={ref} className="target" />
        {target && createPortal('inside', target)}
      </>
    )
  }
  const container = document.createElement('div')
  const root = createRoot(container)
  const show = (mode: 'visible' | 'hidden') =>
    act(() =>
      root.render(
        <Activity mode={mode}>
          <Target />
        </Activity>,
      ),
    )
  show('visible')
  expect(container.querySelector('.target')?.textContent).toBe('inside')
  const before = renders
  show('hidden')
  show('visible')
  expect(container.querySelector('.target')?.textContent).toBe('inside')
  // Twice for the new element that this test passes to Activity, none for the ref.
  expect(renders - before).toBe(2)
  act(() => root.unmount())
})
