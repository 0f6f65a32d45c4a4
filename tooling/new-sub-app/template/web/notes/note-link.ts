import type { Note } from './note.ts'

/** Link to a note in its own tab, titled by the note, so that several can be open. */
export function noteLink({ id, title }: Note): `/${string}` {
  const query = new URLSearchParams({ id, multipleTabs: '1', viewTitle: title })
  return `/sampleApp/detail?${query.toString()}`
}
