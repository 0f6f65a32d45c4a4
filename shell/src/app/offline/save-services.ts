import { createCannotWaitError } from '@apron/contract/errors/cannot-wait'
import { failureWithoutResponse } from '@apron/contract/wire/call-exchange'
import { callInit } from '@apron/contract/wire/call-init'
import { loggedPath } from '@apron/contract/wire/formats/logged-path'
import { REQUEST_ID_HEADER, requestIdHeader } from '@apron/contract/wire/formats/request-id'
import { readRawResponse } from '@apron/contract/wire/raw-response'
import {
  classifyOutcome,
  createSaveQueue,
  hasStoredData,
  onKeyOwnerChange,
  type SaveInitiator,
  type SaveOutcome,
  type SaveQueue,
  type SaveRequest,
  type StoredDraft,
  type StoredPlace,
  saveKey,
  saveToDraft,
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
const ID_LENGTH = 32
/** Longest wait for the device during a save, ms. Its key may be unavailable. */
const STORE_TIMEOUT_MS = 1_000

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
  const response = await shell.http
    .request(path, init, identity)
    .then(readRawResponse)
    .catch(() => null)
  const verdict = classifyOutcome(response)
  if (initiator === 'page' && verdict !== 'later') {
    shell.operations.recordWrite({ call: `${method} ${loggedPath(path)}`, done: verdict === 'done' })
  }
  return response
}

const outcomeModule = lazyModule(() => import('./notify-outcome.ts'))

/** Reports the outcome of a save. Waits for the code if it cannot be loaded now. */
async function reportOutcome(
  shell: OutcomeDeps,
  save: WaitingSave,
  response: SaveAnswer,
  tabs: readonly string[],
) {
  const { notifyOutcome } = await outcomeModule.get().catch(() => outcomeModule.whenLoaded())
  await notifyOutcome(shell, save, response, tabs)
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
          STORE_TIMEOUT_MS,
        ),
      drop: save => shell().drafts.saves(undefined, saves => saves.drop(save)),
      dropPlace: place => shell().drafts.saves(undefined, saves => saves.dropPlace(place)),
    },
    isAway: () => shell().network.away.getState().awaySince !== null,
    onSettled: (save, response, tabs) => void reportOutcome(shell(), save, response, tabs),
  })
}

const nothing = (): void => undefined

/** Sends waiting saves when the network is back, while their user is signed in. */
export function connectSaves(shell: Pick<Shell, 'network' | 'saves' | 'session' | 'view'>): void {
  const { network, saves } = shell
  let cancelLoad = nothing
  async function load(): Promise<void> {
    if (await hasStoredData()) await saves.load()
  }
  onKeyOwnerChange(shell, owner => {
    cancelLoad()
    saves.leave()
    if (owner !== null) cancelLoad = afterFirstPage(() => void load())
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
  const waiting = waitingSave({ app, place, save, tab, id: randomString(ID_LENGTH) })
  if (waiting !== null) return await shell.saves.send(waiting)
  if (shell.network.away.getState().awaySince !== null) throw createCannotWaitError(false)
  const { method, path, json } = save
  const identity = callerOf(shell, { site: place.tab.airport })
  try {
    return await readRawResponse(await shell.http.request(path, callInit({ method, json }), identity))
  } catch (error) {
    throw failureWithoutResponse(error) === null ? error : createCannotWaitError(true)
  }
}

/** Returns the save that waits at a place as a draft. */
export async function waitingSaveAsDraft(
  shell: Pick<Shell, 'drafts' | 'saves'>,
  place: StoredPlace,
): Promise<StoredDraft | null> {
  const savePlace = { ...place, copy: '' }
  const loaded = shell.saves.all().find(save => saveKey(save) === saveKey(savePlace))
  const save =
    loaded ??
    ((await hasStoredData()) ? await shell.drafts.saves(null, saves => saves.find(savePlace)) : null)
  return save === null ? null : saveToDraft(save)
}

/** Returns all waiting saves, including those on the device that are not loaded yet. */
export async function unsentSaves(shell: Pick<Shell, 'drafts' | 'saves'>): Promise<readonly WaitingSave[]> {
  const stored = (await hasStoredData())
    ? await withTimeout(
        shell.drafts.saves<WaitingSave[]>([], saves => saves.all()),
        [],
      )
    : []
  return [...new Map([...stored, ...shell.saves.all()].map(save => [saveKey(save), save])).values()]
}
