import type { AppSetup, Host } from '@apron/sdk'
import type { ReactNode } from 'react'
import { NotesContext } from './notes-context.ts'
import { createNotesStore } from './notes-store.ts'

/** Runs once per page load and sets up what all tabs of the application share. */
export function setup(host: Host): AppSetup {
  const store = createNotesStore(host)
  return {
    wrap: ({ children }: { readonly children: ReactNode }) => (
      <NotesContext value={store}>{children}</NotesContext>
    ),
  }
}
