import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageToAdd } from '../../features/favourites/favourite-dialog.tsx'
import type { MessageView, OpenedMessage } from '../../features/messages/message-services.ts'

/** Overlays of the portal, with the subject of each. */
export interface OverlaySubjects {
  /** File in the preview. Its name may be unknown. */
  readonly preview: { readonly url: string; readonly name: string }
  /** Text whose scan opened the search, or empty if opened for typing. */
  readonly search: { readonly scanned: string }
  /** Page to save. */
  readonly favourite: PageToAdd
  /** Message dialog to show. */
  readonly messages: MessageView
  /** Message to read in place. */
  readonly reading: OpenedMessage
  readonly password: true
  /** Receives the outcome of the password dialog. */
  readonly confirmation: { readonly answer: (isConfirmed: boolean) => void }
  /** Unsaved work on this device. */
  readonly drafts: true
  /** The list of shortcuts. */
  readonly shortcuts: true
  /** Login methods on this device besides the password. */
  readonly quickSignIn: true
}

export type OverlayName = keyof OverlaySubjects

/** Props of an overlay. */
export interface OverlayProps<Name extends OverlayName> {
  readonly subject: OverlaySubjects[Name]
  readonly onClose: () => void
}

/** Subjects of open overlays by name; null while closed. */
export type OpenOverlays = { readonly [Name in OverlayName]: OverlaySubjects[Name] | null }

export interface Overlays {
  readonly store: StoreApi<OpenOverlays>
  /** Opens an overlay, replacing its current subject. */
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
