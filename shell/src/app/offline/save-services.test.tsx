import { BACKGROUND_HEADER } from '@apron/contract/calls/base-path'
import { createCannotWaitError } from '@apron/contract/errors/cannot-wait'
import type { Save, SavePlace } from '@apron/sdk'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SessionState } from '../../features/session/session-store.ts'
import type { Shell } from '../shell.ts'
import { connectSaves, createSaves, type QueueDeps, sendSave } from './save-services.ts'

const response = () => new Response(JSON.stringify({ code: 200, msg: '', data: null, success: true }))
const AWAY = { awaySince: 1 }
const BACK = { awaySince: null }
const SITE = { id: '1', code: 'CAN', name: 'Guangzhou' }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the fields that a save reads
const PLACE = {
  key: 'card',
  copy: '',
  tab: { id: 'tab', airport: SITE, location: { path: '/cards/card', fullPath: '/cards/card?id=1' } },
} as unknown as SavePlace
const save = (json: object): Save => ({
  method: 'POST',
  path: '/cards/save',
  json,
  title: '',
  start: {},
  values: { remark: 'x' },
})

function signedIn(code: string): SessionState {
  const data = { user: { code }, airport: { id: '1', airportThreeCode: 'CAN' } }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the fields that are read
  return { status: 'loaded', data } as SessionState
}

beforeEach(() => void vi.useFakeTimers())

/** Creates the parts of the shell that saves use, with a network that the test controls. */
function start() {
  const away = createStore<{ awaySince: number | null }>(() => BACK)
  const session = createStore<SessionState>(() => signedIn('100104'))
  const view = createStore(() => ({ sessionOver: false }))
  const sent: { readonly path: string; readonly inBackground: boolean }[] = []
  const network = { answers: true }
  const request = async (path: string, { headers }: RequestInit) => {
    sent.push({ path, inBackground: new Headers(headers).has(BACKGROUND_HEADER) })
    if (!network.answers) throw new TypeError('Nothing answered')
    return response()
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the methods that saves call
  const shell = {
    network: { away },
    session,
    view,
    storage: { get: () => null },
    texts: createStore(() => ({ language: 'en', overrides: new Map() })),
    language: 'en',
    http: { request },
    operations: { recordWrite: () => undefined },
    tabs: createStore(() => ({ views: [] })),
    drafts: {
      saves: async (otherwise: unknown) => otherwise,
      find: async () => null,
      reads: async () => undefined,
    },
  } as unknown as QueueDeps & Pick<Shell, 'view'>
  const saves = createSaves(() => shell)
  const shellWithSaves = Object.assign(shell, { saves })
  connectSaves(shellWithSaves)
  return { shell: shellWithSaves, saves, sent, network, away, session }
}

test('[OFF-10] sends waiting saves when the network is back, without keeping the session alive', async () => {
  const { away, network, saves, sent, shell } = start()
  network.answers = false
  expect(await sendSave(shell, 'cards', PLACE, save({ id: '1', version: 1 }))).toBeNull()
  expect(sent).toEqual([{ path: '/cards/save', inBackground: false }])
  away.setState(AWAY)
  network.answers = true
  away.setState(BACK)
  await vi.waitFor(() => expect(saves.count.getState().count).toBe(0))
  expect(sent.slice(1)).toEqual([{ path: '/cards/save', inBackground: true }])
})

test('[OFF-13] does not send the waiting saves of another user', async () => {
  const { away, network, saves, sent, session, shell } = start()
  network.answers = false
  await sendSave(shell, 'cards', PLACE, save({ id: '1', version: 1 }))
  session.setState(signedIn('100105'))
  expect(saves.all()).toEqual([])
  network.answers = true
  away.setState(AWAY)
  away.setState(BACK)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

describe('a save that contains a secret', () => {
  const secret = { ...save({ id: '1', version: 1, pin: '1234' }), secrets: ['pin'] }

  it('[OFF-16] is neither sent nor queued while offline', async () => {
    const { away, saves, sent, shell } = start()
    away.setState(AWAY)
    await expect(sendSave(shell, 'cards', PLACE, secret)).rejects.toEqual(createCannotWaitError(false))
    away.setState(BACK)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent, saves.all()]).toEqual([[], []])
  })

  it('[OFF-16] is sent once, and fails without a response', async () => {
    const { network, saves, sent, shell } = start()
    network.answers = false
    await expect(sendSave(shell, 'cards', PLACE, secret)).rejects.toEqual(createCannotWaitError(true))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([sent.length, saves.all()]).toEqual([1, []])
  })

  it('is sent like any other save while online', async () => {
    const { shell } = start()
    expect((await sendSave(shell, 'cards', PLACE, secret))?.status).toBe(200)
  })

  it('[OFF-10] waits if the secret is empty', async () => {
    const { away, saves, shell } = start()
    away.setState(AWAY)
    const empty = { ...save({ id: '1', version: 1, pin: '' }), secrets: ['pin'] }
    expect(await sendSave(shell, 'cards', PLACE, empty)).toBeNull()
    expect(saves.all()).toHaveLength(1)
  })
})

test('[OFF-10] queues a save with a field named like a secret if no schema declares it secret', async () => {
  const { away, saves, shell } = start()
  away.setState(AWAY)
  expect(await sendSave(shell, 'cards', PLACE, save({ id: '1', version: 1, alignmentPin: 'A-7' }))).toBeNull()
  expect(saves.all()[0]?.request.json).toEqual({ id: '1', version: 1, alignmentPin: 'A-7' })
})
