import type { AppInstance, Tab } from '@apron/sdk'
import { expect, test, vi } from 'vitest'
import { showApproval } from './show-approval.ts'

/** Creates a work flow in memory that records the requested page and whether it is mounted. */
function workFlow() {
  const tabs: Tab[] = []
  const unmount = vi.fn()
  const instance: AppInstance = {
    mount(tab) {
      tabs.push(tab)
      return { unmount }
    },
  }
  const load = vi.fn((_name: string) => Promise.resolve({ instance }))
  return { tabs, unmount, load }
}

function createTarget() {
  const controller = new AbortController()
  const [el, portalRoot] = [document.createElement('div'), document.createElement('div')]
  return { controller, target: { insId: '7&8', el, portalRoot, signal: controller.signal } }
}

test('[FLOW-44] renders the process into the page of the record, and unmounts with it', async () => {
  const { tabs, unmount, load } = workFlow()
  const { controller, target } = createTarget()
  await showApproval(load, target)
  expect(load.mock.calls).toEqual([['flow']])
  expect(tabs).toHaveLength(1)
  expect(tabs[0]).toMatchObject({
    el: target.el,
    portalRoot: target.portalRoot,
    location: {
      path: '/flow/recordApproval',
      query: { insId: '7&8' },
      fullPath: '/flow/recordApproval?insId=7%268',
    },
  })
  expect(unmount).not.toHaveBeenCalled()
  controller.abort()
  await vi.waitFor(() => expect(unmount).toHaveBeenCalledTimes(1))
})

test('[FLOW-44] renders nothing if the page was left before the code arrived', async () => {
  const { tabs, load } = workFlow()
  const { controller, target } = createTarget()
  controller.abort()
  await showApproval(load, target)
  expect(tabs).toEqual([])
})
