import { expect, it, vi } from 'vitest'
import { createMessageCount } from '../bell/message-count.ts'
import { onTasks } from '../count-events.ts'
import { onVersions } from './on-versions.ts'

const versions = { dictionaries: '1', menu: 'm', tasks: 't' }

it.each(['dictionaries', 'menu', 'tasks'] as const)(
  '[LIVE-04, ADM-93, FLOW-37] reports a changed version of %s with the previous one, and no unchanged one',
  kind => {
    const store = createMessageCount()
    const listener = vi.fn()
    onVersions(store, listener)
    store.setState({ unread: 1 })
    store.setState({ versions })
    expect(listener.mock.lastCall).toEqual([versions, null])
    store.setState({ versions: { ...versions } })
    expect(listener).toHaveBeenCalledTimes(1)
    store.setState({ versions: { ...versions, [kind]: 'other' } })
    expect(listener.mock.lastCall).toEqual([{ ...versions, [kind]: 'other' }, versions])
  },
)

it('[FLOW-08, FLOW-37] calls back only when the version of the tasks changes', () => {
  const store = createMessageCount()
  const listener = vi.fn()
  const stop = onTasks(store, listener)
  store.setState({ unread: 1 })
  expect(listener).not.toHaveBeenCalled()
  store.setState({ versions })
  store.setState({ versions: { ...versions, menu: 'other', dictionaries: '2' } })
  expect(listener).toHaveBeenCalledTimes(1)
  store.setState({ versions: { ...versions, tasks: 'u' } })
  expect(listener).toHaveBeenCalledTimes(2)
  store.setState({ versions: null })
  stop()
  store.setState({ versions })
  expect(listener).toHaveBeenCalledTimes(2)
})
