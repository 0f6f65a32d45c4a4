/** Something the next shift must know. */
export interface Note {
  readonly id: string
  readonly title: string
  /** ATA chapter from the portal's dictionary, or null. */
  readonly chapter: string | null
  readonly text: string
  readonly done: boolean
}

export const EMPTY_NOTE: Omit<Note, 'id'> = { title: '', chapter: null, text: '', done: false }

/** True if there are unsaved changes. */
export function isChanged(note: Omit<Note, 'id'>, saved: Omit<Note, 'id'>): boolean {
  return (
    note.title !== saved.title ||
    note.chapter !== saved.chapter ||
    note.text !== saved.text ||
    note.done !== saved.done
  )
}

export function isNote(json: unknown): json is Note {
  return typeof json === 'object' && json !== null && 'id' in json && 'title' in json && 'text' in json
}
