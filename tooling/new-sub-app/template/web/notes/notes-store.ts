import type { Host } from '@apron/sdk'
import { isNote, type Note } from './note.ts'

const KEY = 'notes'

/** The notes shared by all tabs of the application. */
export interface NotesStore {
  readonly get: () => readonly Note[]
  readonly save: (note: Note) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Stores the notes in this browser, so that the example needs no server. A real application makes calls instead, as
 * `use-chapters.ts` does.
 */
export function createNotesStore(host: Host): NotesStore {
  const stored = host.remembered(KEY)
  const listeners = new Set<() => void>()
  let notes: readonly Note[] = Array.isArray(stored) ? stored.filter(isNote) : []
  return {
    get: () => notes,
    save(note) {
      const others = notes.filter(({ id }) => id !== note.id)
      notes = [...others, note].toSorted((a, b) => a.title.localeCompare(b.title))
      host.remember(KEY, notes)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
