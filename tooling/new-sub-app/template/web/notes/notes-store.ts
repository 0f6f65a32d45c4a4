import type { Host } from '@apron/sdk'
import { isNote, type Note } from './note.ts'

const KEY = 'notes'

/** The notes that all tabs of the application share. */
export interface NotesStore {
  readonly get: () => readonly Note[]
  readonly save: (note: Note) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Keeps the notes in this browser, so that the example works without a server of its own. In place of this a real
 * application makes its calls, as `use-chapters.ts` does.
 */
export function createNotesStore(host: Host): NotesStore {
  const kept = host.remembered(KEY)
  const listeners = new Set<() => void>()
  let notes: readonly Note[] = Array.isArray(kept) ? kept.filter(isNote) : []
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
