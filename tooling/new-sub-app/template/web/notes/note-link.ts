import type { Note } from './note.ts'

/** A note in a tab of its own, named by its title, so that several stand side by side. */
export function noteLink({ id, title }: Note): `/${string}` {
  const query = new URLSearchParams({ id, multipleTabs: '1', viewTitle: title })
  return `/sampleApp/detail?${query.toString()}`
}
