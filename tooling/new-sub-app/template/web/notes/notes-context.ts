import { createContext, use, useSyncExternalStore } from 'react'
import type { Note } from './note.ts'
import type { NotesStore } from './notes-store.ts'

export const NotesContext = createContext<NotesStore | null>(null)

/** Returns the current notes and a function to save one. */
export function useNotes(): { readonly notes: readonly Note[]; readonly save: (note: Note) => void } {
  const store = use(NotesContext)
  if (store === null) throw new Error('Drawn outside the application')
  return { notes: useSyncExternalStore(store.subscribe, store.get), save: store.save }
}
