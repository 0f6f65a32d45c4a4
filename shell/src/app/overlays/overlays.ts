import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageToKeep } from '../../features/favourites/favourite-dialog.tsx'
import type { MessageView, OpenedMessage } from '../../features/messages/message-services.ts'

/** What may stand over the pages, and what each of them is about. */
export interface OverlaySubjects {
  /** The file that is shown; its name may not be known yet. */
  readonly preview: { readonly url: string; readonly name: string }
  /** What was scanned to open it; empty when it was opened to type. */
  readonly search: { readonly scanned: string }
  /** The page that the dialog is to keep. */
  readonly favourite: PageToKeep
  /** Which of the dialogs about messages. */
  readonly messages: MessageView
  /** The message that is read where it is. */
  readonly reading: OpenedMessage
  readonly password: true
  /** Whoever waits for the password of the person who is logged in. */
  readonly confirmation: { readonly answer: (isConfirmed: boolean) => void }
  /** What is not saved on this device. */
  readonly drafts: true
  /** Which keys there are. */
  readonly shortcuts: true
  /** What the person may log in with on this device besides the password. */
  readonly quickSignIn: true
}

export type OverlayName = keyof OverlaySubjects

/** By name what each is about; null while it is closed. */
export type OpenOverlays = { readonly [Name in OverlayName]: OverlaySubjects[Name] | null }

export interface Overlays {
  readonly store: StoreApi<OpenOverlays>
  /** Opens one, in place of the same one about something else. */
  readonly open: <Name extends OverlayName>(name: Name, subject: OverlaySubjects[Name]) => void
  readonly close: (...names: readonly OverlayName[]) => void
}

const NONE: OpenOverlays = {
  preview: null,
  search: null,
  favourite: null,
  messages: null,
  reading: null,
  password: null,
  confirmation: null,
  drafts: null,
  shortcuts: null,
  quickSignIn: null,
}

export function createOverlays(): Overlays {
  const store = createStore<OpenOverlays>(() => NONE)
  return {
    store,
    open: (name, subject) => store.setState({ [name]: subject }),
    close: (...names) => store.setState(Object.fromEntries(names.map(name => [name, null]))),
  }
}
