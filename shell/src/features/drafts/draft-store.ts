import type { DraftKey } from '@apron/contract/entities/draft-key'
import type { DraftRow, DraftRows } from './draft-rows.ts'
import type { DraftSeal } from './draft-seal.ts'
import { readDraft } from './read-draft.ts'
import type { StoredDraft, StoredPlace } from './stored-draft.ts'

const DAY_MS = 86_400_000
const dayOf = (ms: number) => Math.floor(ms / DAY_MS)

/** The drafts of one person on this device. */
export interface DraftStore {
  find(place: StoredPlace): Promise<StoredDraft | null>
  keep(draft: StoredDraft): Promise<void>
  drop(place: StoredPlace): Promise<void>
  /** The latest first. */
  all(): Promise<StoredDraft[]>
  /** Removes all of them. */
  clear(): Promise<void>
}

interface StoreParts {
  readonly rows: DraftRows
  readonly seal: DraftSeal
  readonly keepDays: DraftKey['keepDays']
  /** Milliseconds. */
  readonly now: () => number
}

/** Opens them; what is over goes from the device, whoever has typed it. */
export async function createDraftStore({ rows, seal, keepDays, now }: StoreParts): Promise<DraftStore> {
  const nameOf = ({ site, app, key }: StoredPlace) => seal.nameOf(JSON.stringify([site, app, key]))
  const isOver = ({ keptAt }: StoredDraft) => now() - keptAt >= keepDays * DAY_MS

  async function read(row: DraftRow | undefined): Promise<StoredDraft | null> {
    const text = row && (await seal.open(row.name, row))
    const draft = typeof text === 'string' ? readDraft(text) : null
    return draft === null || isOver(draft) ? null : draft
  }

  /** With their names; those of other people stay closed. */
  async function own(): Promise<[string, StoredDraft][]> {
    const opened = await Promise.all(
      (await rows.all()).map(async row => [row.name, await read(row)] as const),
    )
    return opened.flatMap(([name, draft]) => (draft === null ? [] : [[name, draft] as [string, StoredDraft]]))
  }

  const today = dayOf(now())
  const over = (await rows.all()).filter(({ lastDay }) => lastDay < today)
  await rows.remove(over.map(({ name }) => name))
  return {
    find: async place => read(await rows.get(await nameOf(place))),
    async keep(draft) {
      const name = await nameOf(draft)
      const sealed = await seal.seal(name, JSON.stringify(draft))
      await rows.put({ name, lastDay: dayOf(draft.keptAt) + keepDays, ...sealed })
    },
    drop: async place => rows.remove([await nameOf(place)]),
    async all() {
      const drafts = (await own()).map(([, draft]) => draft)
      return drafts.toSorted((one, other) => other.keptAt - one.keptAt)
    },
    clear: async () => rows.remove((await own()).map(([name]) => name)),
  }
}
