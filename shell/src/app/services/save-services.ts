import { callInit } from '@apron/contract/wire/call-init'
import { loggedPath } from '@apron/contract/wire/logged-path'
import { rawAnswer } from '@apron/contract/wire/raw-answer'
import { REQUEST_ID_HEADER, requestIdHeader } from '@apron/contract/wire/request-id'
import type { Save, SaveAnswer, SavePlace } from '@apron/sdk'
import { keyHolder } from '../../features/drafts/key-holder.ts'
import { type Asker, createSaveQueue, type SaveQueue } from '../../features/drafts/saves/save-queue.ts'
import { verdictOf } from '../../features/drafts/saves/save-rules.ts'
import {
  type Came,
  type SaveRequest,
  saveKey,
  typedIn,
  type WaitingSave,
} from '../../features/drafts/saves/waiting-save.ts'
import type { StoredDraft, StoredPlace } from '../../features/drafts/stored-draft.ts'
import { withoutSecrets } from '../../features/drafts/without-secrets.ts'
import { afterFirstPage } from '../../platform/after-first-page.ts'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'
import { randomString } from '../../platform/random-string.ts'
import { callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'
import { draftOf, hasKeptAny, unlessLate } from './draft-services.ts'

/** 128 bits: nobody has used it for another save. */
const ID_LETTERS = 32
/** Nobody who saves waits longer for the device, ms: its key may not be there. */
const KEEP_MS = 1_000

async function post(shell: Shell, request: SaveRequest, save: WaitingSave, asker: Asker): Promise<Came> {
  const { id, method, path, json } = request
  const headers = { [REQUEST_ID_HEADER]: requestIdHeader(id) }
  // What the page sends by itself keeps no session alive.
  const init = callInit({ method, json, headers, background: asker === 'page' })
  const identity = callerOf(shell, { site: { id: save.site, code: save.siteCode } })
  // The client has noticed that nothing answered; whatever else became of it is in the answer.
  const came = await shell.http
    .request(path, init, identity)
    .then(rawAnswer)
    .catch(() => null)
  const verdict = verdictOf(came)
  if (asker === 'page' && verdict !== 'later') {
    shell.operations.wrote({ call: `${method} ${loggedPath(path)}`, done: verdict === 'done' })
  }
  return came
}

const later = fetchedCode(() => import('./say-later.ts'))

/** As soon as the code is there: whoever has fetched it. */
async function settle(shell: Shell, save: WaitingSave, answer: SaveAnswer, tabs: readonly string[]) {
  const { sayLater } = await later.get().catch(() => later.whenThere())
  await sayLater(shell, save, answer, tabs)
}

/** The saves of whoever is signed in that wait for the network. @param shell known once everything is made */
export function createSaves(shell: () => Shell): SaveQueue {
  return createSaveQueue({
    post: (request, save, asker) => post(shell(), request, save, asker),
    rows: {
      all: () => shell().drafts.saves<WaitingSave[]>([], saves => saves.all()),
      keep: save =>
        unlessLate(
          shell().drafts.saves(undefined, saves => saves.keep(save)),
          undefined,
          KEEP_MS,
        ),
      drop: save => shell().drafts.saves(undefined, saves => saves.drop(save)),
      forget: place => shell().drafts.saves(undefined, saves => saves.forget(place)),
    },
    isAway: () => shell().network.away.getState().awaySince !== null,
    settled: (save, answer, tabs) => void settle(shell(), save, answer, tabs),
  })
}

const nothing = (): void => undefined

/** What waits is sent while its person is signed in, as soon as there is a network. */
export function followSaves(shell: Shell): void {
  const { network, saves, session, view } = shell
  let person: string | null = null
  let forget = nothing
  async function load(): Promise<void> {
    if (await hasKeptAny()) await saves.load()
  }
  function turn(): void {
    const next = keyHolder(session.getState(), view.getState().sessionOver)
    if (next === person) return
    person = next
    forget()
    saves.leave()
    if (next !== null) forget = afterFirstPage(() => void load())
  }
  turn()
  session.subscribe(turn)
  view.subscribe(turn)
  network.away.subscribe((now, before) => {
    if (now.awaySince === null && before.awaySince !== null) void saves.sendAll()
  })
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A save as it would wait; null where nothing may be kept of it. */
function saveOf(shell: Shell, app: string, place: SavePlace, save: Save): WaitingSave | null {
  const { method, path, json, ...typed } = save
  const draft = draftOf(shell, app, place, typed)
  // What may not stay on a device goes now or not at all.
  if (draft === null || !isSame(withoutSecrets({ json }), { json })) return null
  const { values, ...kept } = draft
  const request = { id: randomString(ID_LETTERS), method, path, json, values, isSent: false }
  return { ...kept, copy: place.copy, request, before: null }
}

/** Sends it; null: it waits. */
export async function sendSave(
  shell: Shell,
  app: string,
  place: SavePlace,
  save: Save,
): Promise<SaveAnswer | null> {
  const waiting = saveOf(shell, app, place, save)
  if (waiting !== null) return await shell.saves.send(waiting)
  const { method, path, json } = save
  const identity = callerOf(shell, { site: place.tab.airport })
  return await rawAnswer(await shell.http.request(path, callInit({ method, json }), identity))
}

/** What waits at a place, as what was typed there. */
export async function typedIntoSave(shell: Shell, place: StoredPlace): Promise<StoredDraft | null> {
  const at = { ...place, copy: '' }
  const known = shell.saves.all().find(save => saveKey(save) === saveKey(at))
  const save =
    known ?? ((await hasKeptAny()) ? await shell.drafts.saves(null, saves => saves.find(at)) : null)
  return save === null ? null : typedIn(save)
}

/** What waits for the network, also what was not loaded yet. */
export async function unsentSaves(shell: Shell): Promise<readonly WaitingSave[]> {
  const kept = (await hasKeptAny())
    ? await unlessLate(
        shell.drafts.saves<WaitingSave[]>([], saves => saves.all()),
        [],
      )
    : []
  return [...new Map([...kept, ...shell.saves.all()].map(save => [saveKey(save), save])).values()]
}
