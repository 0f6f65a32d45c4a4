import { cannotWait } from '@apron/contract/errors/cannot-wait'
import { failureWithoutResponse } from '@apron/contract/wire/call-exchange'
import { callInit } from '@apron/contract/wire/call-init'
import { loggedPath } from '@apron/contract/wire/formats/logged-path'
import { REQUEST_ID_HEADER, requestIdHeader } from '@apron/contract/wire/formats/request-id'
import { rawAnswer } from '@apron/contract/wire/raw-answer'
import {
  createSaveQueue,
  draftOfSave,
  hasStoredData,
  onHolderChange,
  type SaveInitiator,
  type SaveOutcome,
  type SaveQueue,
  type SaveRequest,
  type StoredDraft,
  type StoredPlace,
  saveKey,
  verdictOf,
  type WaitingSave,
  waitingSave,
  withTimeout,
} from '@apron/offline'
import type { Save, SaveAnswer, SavePlace } from '@apron/sdk'
import { afterFirstPage } from '../../platform/after-first-page.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { randomString } from '../../platform/random-string.ts'
import { type CallerDeps, callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'
import { tabTitle } from './draft-services.ts'
import type { OutcomeDeps } from './notify-outcome.ts'

/** Length of an ID. 128 random bits are unique without the server. */
const ID_LETTERS = 32
/** Longest wait for the device during a save, ms. Its key may be unavailable. */
const KEEP_MS = 1_000

/** Parts of the shell needed to send a save. */
type PostDeps = CallerDeps & Pick<Shell, 'http' | 'operations'>

/** Parts of the shell that the queue of saves needs. */
export type QueueDeps = PostDeps & OutcomeDeps & Pick<Shell, 'network'>

async function post(
  shell: PostDeps,
  request: SaveRequest,
  save: WaitingSave,
  initiator: SaveInitiator,
): Promise<SaveOutcome> {
  const { id, method, path, json } = request
  const headers = { [REQUEST_ID_HEADER]: requestIdHeader(id) }
  // Requests that the page sends by itself must not keep the session alive.
  const init = callInit({ method, json, headers, background: initiator === 'page' })
  const identity = callerOf(shell, { site: { id: save.site, code: save.siteCode } })
  // The HTTP client has recorded a missing response. Other outcomes are in the response.
  const answer = await shell.http
    .request(path, init, identity)
    .then(rawAnswer)
    .catch(() => null)
  const verdict = verdictOf(answer)
  if (initiator === 'page' && verdict !== 'later') {
    shell.operations.wrote({ call: `${method} ${loggedPath(path)}`, done: verdict === 'done' })
  }
  return answer
}

const outcomeModule = lazyModule(() => import('./notify-outcome.ts'))

/** Reports the outcome of a save. Waits for the code if it cannot be loaded now. */
async function settle(shell: OutcomeDeps, save: WaitingSave, answer: SaveAnswer, tabs: readonly string[]) {
  const { notifyOutcome } = await outcomeModule.get().catch(() => outcomeModule.whenLoaded())
  await notifyOutcome(shell, save, answer, tabs)
}

/** Creates the queue of saves. @param shell returns the shell once it has been created */
export function createSaves(shell: () => QueueDeps): SaveQueue {
  return createSaveQueue({
    post: (request, save, initiator) => post(shell(), request, save, initiator),
    rows: {
      all: () => shell().drafts.saves<WaitingSave[]>([], saves => saves.all()),
      keep: save =>
        withTimeout(
          shell().drafts.saves(undefined, saves => saves.keep(save)),
          undefined,
          KEEP_MS,
        ),
      drop: save => shell().drafts.saves(undefined, saves => saves.drop(save)),
      cancelLoad: place => shell().drafts.saves(undefined, saves => saves.forget(place)),
    },
    isAway: () => shell().network.away.getState().awaySince !== null,
    settled: (save, answer, tabs) => void settle(shell(), save, answer, tabs),
  })
}

const nothing = (): void => undefined

/** Sends waiting saves when the network is back, while their user is signed in. */
export function followSaves(shell: Pick<Shell, 'network' | 'saves' | 'session' | 'view'>): void {
  const { network, saves } = shell
  let cancelLoad = nothing
  async function load(): Promise<void> {
    if (await hasStoredData()) await saves.load()
  }
  onHolderChange(shell, holder => {
    cancelLoad()
    saves.leave()
    if (holder !== null) cancelLoad = afterFirstPage(() => void load())
  })
  network.away.subscribe((now, before) => {
    if (now.awaySince === null && before.awaySince !== null) void saves.sendAll()
  })
}

/** Parts of the shell needed to send or queue a save. */
export type SendDeps = CallerDeps & Pick<Shell, 'http' | 'network' | 'saves' | 'tabs'>

/**
 * Sends a save. Returns null if it waits.
 * @throws CannotWaitError if there is no response and the save must not be stored on the device
 */
export async function sendSave(
  shell: SendDeps,
  app: string,
  place: SavePlace,
  save: Save,
): Promise<SaveAnswer | null> {
  const tab = tabTitle(shell, place.tab.id)
  const waiting = waitingSave({ app, place, save, tab, id: randomString(ID_LETTERS) })
  if (waiting !== null) return await shell.saves.send(waiting)
  if (shell.network.away.getState().awaySince !== null) throw cannotWait(false)
  const { method, path, json } = save
  const identity = callerOf(shell, { site: place.tab.airport })
  try {
    return await rawAnswer(await shell.http.request(path, callInit({ method, json }), identity))
  } catch (error) {
    throw failureWithoutResponse(error) === null ? error : cannotWait(true)
  }
}

/** Returns the save that waits at a place as a draft. */
export async function waitingSaveAsDraft(
  shell: Pick<Shell, 'drafts' | 'saves'>,
  place: StoredPlace,
): Promise<StoredDraft | null> {
  const at = { ...place, copy: '' }
  const known = shell.saves.all().find(save => saveKey(save) === saveKey(at))
  const save =
    known ?? ((await hasStoredData()) ? await shell.drafts.saves(null, saves => saves.find(at)) : null)
  return save === null ? null : draftOfSave(save)
}

/** Returns all waiting saves, including those on the device that are not loaded yet. */
export async function unsentSaves(shell: Pick<Shell, 'drafts' | 'saves'>): Promise<readonly WaitingSave[]> {
  const kept = (await hasStoredData())
    ? await withTimeout(
        shell.drafts.saves<WaitingSave[]>([], saves => saves.all()),
        [],
      )
    : []
  return [...new Map([...kept, ...shell.saves.all()].map(save => [saveKey(save), save])).values()]
}
