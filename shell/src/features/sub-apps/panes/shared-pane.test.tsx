import type { AppInstance, Tab, TabLocation } from '@apron/sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoadedApp } from '../loading/load-app.ts'
import type { PaneOptions } from './pane.ts'
import { createSharedPanes, type SharedPanes } from './shared-pane.ts'

const at = (path: string): TabLocation => ({ path, query: {}, hash: '', fullPath: path })

/** Calls received by the application's single mount. */
let calls: string[] = []
let mounts: Tab[] = []
let panes: SharedPanes = createSharedPanes()

const instance: AppInstance = {
  mount(tab) {
    mounts.push(tab)
    calls.push(`mount ${tab.location.path}`)
    tab.el.textContent = 'typed'
    return {
      update: ({ location, active }) =>
        void calls.push(`update ${location?.path ?? ''} ${String(active ?? '')}`),
      beforeClose: () => false,
      unmount: () => void calls.push('unmount'),
    }
  },
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these parts of a loaded application are used
const app = { name: 'tools', instance, host: { reportError: vi.fn() } } as unknown as LoadedApp

function tabAt(path: string, active: boolean) {
  const parent = document.createElement('div')
  document.body.append(parent)
  const events: string[] = []
  const options: PaneOptions = {
    airport: null,
    id: path,
    location: at(path),
    active,
    onFirstLoaded: () => void events.push('first loaded'),
    onTitle: title => void events.push(title),
    onDirty: dirty => void events.push(dirty ? 'dirty' : 'clean'),
    onLost: () => void events.push('lost'),
  }
  return { parent, events, open: () => panes.open(app, parent, options) }
}

beforeEach(() => {
  document.body.replaceChildren()
  calls = []
  mounts = []
  panes = createSharedPanes()
})

describe('an application with one mount for all its tabs', () => {
  it('is mounted once, and moves into the visible tab with all its content', async () => {
    const [one, two] = [tabAt('/tools/a', true), tabAt('/tools/b', false)]
    await one.open()
    const second = await two.open()
    expect(mounts).toHaveLength(1)
    second.update({ active: true })
    expect(one.parent.textContent).toBe('')
    expect(two.parent.textContent).toBe('typed')
    expect(calls.at(-1)).toBe('update /tools/b true')
    expect(two.events).toContain('first loaded')
  })

  it('[TAB-11] is asked only for its current tab; unsaved work moves with it', async () => {
    const [one, two] = [tabAt('/tools/a', true), tabAt('/tools/b', false)]
    const first = await one.open()
    const second = await two.open()
    mounts[0]?.setDirty(true)
    expect(await first.beforeClose('close')).toBe(false)
    expect(await second.beforeClose('close')).toBe(true)
    expect([first.isDirty(), second.isDirty()]).toEqual([true, false])
    second.update({ active: true })
    expect([first.isDirty(), second.isDirty()]).toEqual([false, true])
    expect(one.events.at(-1)).toBe('clean')
    expect(two.events).toContain('dirty')
  })

  it('is unmounted with its last tab', async () => {
    const [one, two] = [tabAt('/tools/a', true), tabAt('/tools/b', false)]
    const first = await one.open()
    const second = await two.open()
    first.destroy()
    await Promise.resolve()
    expect(calls).not.toContain('unmount')
    expect(two.parent.textContent).toBe('typed')
    second.destroy()
    await vi.waitFor(() => expect(calls).toContain('unmount'))
  })

  it('[APP-15] is watched in its current tab only', async () => {
    const [one, two] = [tabAt('/tools/a', true), tabAt('/tools/b', false)]
    await one.open()
    const second = await two.open()
    second.update({ active: true })
    expect([...one.events, ...two.events]).not.toContain('lost')
    mounts[0]?.el.remove()
    await vi.waitFor(() => expect(two.events).toContain('lost'))
    expect(one.events).not.toContain('lost')
  })

  it('[TAB-10] is remounted on refresh if it cannot refresh itself', async () => {
    const one = tabAt('/tools/a', true)
    const first = await one.open()
    expect(await first.refresh()).toBe(true)
    expect(mounts).toHaveLength(2)
    await vi.waitFor(() => expect(calls).toContain('unmount'))
    expect(one.parent.textContent).toBe('typed')
  })

  it('[APP-15] is retried after a failed mount', async () => {
    const one = tabAt('/tools/a', true)
    vi.spyOn(instance, 'mount').mockImplementationOnce(() => {
      throw new Error('broken')
    })
    await expect(one.open()).rejects.toThrow('broken')
    await one.open()
    expect(one.parent.textContent).toBe('typed')
  })
})
