import { CallFailure } from '@apron/contract/errors/call-failure'
import type { Draft, DraftPlace } from '@apron/sdk'
import {
  canKeepDrafts,
  DRAFT_DATABASE,
  isWorthAnotherTry,
  READ_DATABASE,
} from '../../features/drafts/device-rules.ts'
import { createDraftKeeper, type DraftKeeper } from '../../features/drafts/draft-keeper.ts'
import { draftTitle } from '../../features/drafts/draft-words.ts'
import { keyHolder } from '../../features/drafts/key-holder.ts'
import type { PersonStore } from '../../features/drafts/person-store.ts'
import { type StoredDraft, storedPlace } from '../../features/drafts/stored-draft.ts'
import { withoutSecrets } from '../../features/drafts/without-secrets.ts'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'
import { forgetHeldKey, removeDatabase } from '../../platform/storage/held-key.ts'
import type { Shell } from '../shell.ts'
import { holdsKey } from './holds-key.ts'

const opening = fetchedCode(() => import('./open-drafts.ts'))

/** A key that could not be had is asked for again after this, ms, and as soon as the network is back. */
const ASK_AGAIN_MS = 10_000
/** Nobody who logs out waits longer for what is not saved, ms. */
const LEAVE_MS = 2_000
/** Tells the other windows that the key was removed. */
export const DRAFT_KEY_CHANNEL = 'apron-draft-key'

/** Settles when it is worth another try, or nobody wants to know any more. */
function later(ended: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      ended.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, ASK_AGAIN_MS)
    addEventListener('online', go)
    ended.addEventListener('abort', go)
  })
}

const isAway = (error: unknown) => error instanceof CallFailure && error.isOutage

/** The drafts of whoever is signed in, with the key that the server keeps for them and this device. @param shell known once everything is made */
export function createDrafts(shell: () => Shell): DraftKeeper {
  const openHeld = async (person: string) => (await opening.get()).openHeld(shell(), person)
  async function open(ended: AbortSignal, person: string): Promise<PersonStore | null> {
    // Where the portal was opened without a network nobody asks it first.
    const { readAt = null } = shell().session.getState()
    const there = readAt === null ? null : await openHeld(person)
    if (there !== null) return there
    while (!ended.aborted && canKeepDrafts(window)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        const { openWithServer } = await opening.get()
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        return await openWithServer(shell(), person, ended)
      } catch (error) {
        if (!ended.aborted && !isWorthAnotherTry(error)) throw error
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        const held = !ended.aborted && isAway(error) ? await openHeld(person) : null
        if (held !== null) return held
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        if (!ended.aborted) await later(ended)
      }
    }
    return null
  }
  return createDraftKeeper({ open, failed: reportError })
}

/** The key is there while its person is signed in and not a moment longer; what waits is written before the page goes. */
export function followDrafts(shell: Shell): void {
  const { drafts, session, view } = shell
  let holder: string | null = null
  function turn(): void {
    const next = keyHolder(session.getState(), view.getState().sessionOver)
    if (holder !== null && next !== holder) void forgetHeldKey()
    holder = next
    drafts.turnTo(next)
  }
  // Where the operators have switched it off nothing of it stays, whoever has left it.
  if (!holdsKey()) void Promise.all([forgetHeldKey(), removeDatabase(READ_DATABASE)])
  turn()
  session.subscribe(turn)
  view.subscribe(turn)
  window.addEventListener('pagehide', () => drafts.flush())
  document.addEventListener('visibilitychange', () => drafts.flush())
  new BroadcastChannel(DRAFT_KEY_CHANNEL).addEventListener('message', () => drafts.renew())
}

/** What an application has typed at a place, with what the list of drafts says of it; null where nothing may be kept. */
export function draftOf(shell: Shell, app: string, place: DraftPlace, draft: Draft): StoredDraft | null {
  const stored = storedPlace(app, place)
  const { airport, id, location } = place.tab
  if (stored === null || airport === null) return null
  const tab = shell.tabs.getState().views.find(({ key }) => key === id)
  return {
    ...stored,
    siteCode: airport.code,
    address: location.fullPath,
    title: draftTitle(tab?.title ?? '', draft.title),
    keptAt: Date.now(),
    start: withoutSecrets(draft.start),
    values: withoutSecrets(draft.values),
  }
}

/** Whether anybody has kept anything in this browser: who has not asks for no key. */
export async function hasKeptAny(database = DRAFT_DATABASE): Promise<boolean> {
  if (!canKeepDrafts(window)) return false
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === database)
}

/** What is answered in time, else `otherwise`. */
export function unlessLate<Answer>(
  answer: Promise<Answer>,
  otherwise: Answer,
  ms = LEAVE_MS,
): Promise<Answer> {
  return Promise.race([answer, new Promise<Answer>(resolve => setTimeout(() => resolve(otherwise), ms))])
}

/** What this person would leave behind unsaved. */
export async function unsentDrafts(shell: Shell): Promise<readonly StoredDraft[]> {
  return (await hasKeptAny()) ? await unlessLate(shell.drafts.all(), []) : []
}
