import type { PageKey } from './page-keys.ts'

/** Keys of the platform or of the keyboard; `Mod` is Ctrl, on a Mac ⌘. */
export type Key =
  | 'Mod'
  | 'Shift'
  | 'K'
  | '?'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Delete'
  | 'F10'
  | 'Tab'

export interface Shortcut<Does extends string = string> {
  /** Pressed one after the other, or each of them alone where there are alternatives. */
  readonly keys: readonly Key[]
  /** The keys are held together. */
  readonly together?: true
  /** What it does: a key of the texts. */
  readonly does: Does
}

const EVERYWHERE = {
  search: { keys: ['Mod', 'K'], together: true, does: 'search' },
  shortcuts: { keys: ['?'], does: 'shortcuts' },
} as const satisfies Record<PageKey, Shortcut>

/** Where a key means something, in the order of the list. */
export const PLACES = ['everywhere', 'search', 'tabs', 'menu', 'lists', 'fields', 'dialogs'] as const
export type Place = (typeof PLACES)[number]

/** Every key that the portal binds, by place. */
export const SHORTCUTS = {
  everywhere: Object.values(EVERYWHERE),
  search: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'searchChoose' },
    { keys: ['Enter'], does: 'searchOpen' },
  ],
  tabs: [
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'tabNext' },
    { keys: ['Home', 'End'], does: 'tabEnds' },
    { keys: ['Delete'], does: 'tabClose' },
    { keys: ['Shift', 'F10'], together: true, does: 'tabMenu' },
  ],
  menu: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'menuNext' },
    { keys: ['Escape'], does: 'menuClose' },
  ],
  lists: [
    { keys: ['Enter'], does: 'listSearch' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'rowNext' },
    { keys: ['Home', 'End'], does: 'rowEnds' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'columnWidth' },
  ],
  fields: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'numberStep' },
    { keys: ['Enter'], does: 'fieldSettle' },
  ],
  dialogs: [{ keys: ['Escape'], does: 'dialogClose' }],
} as const satisfies Record<Place, readonly Shortcut[]>

const MAC_NAMES: Partial<Record<Key, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Escape: 'esc',
  Delete: '⌦',
  Enter: '↩',
}
const NAMES: Partial<Record<Key, string>> = {
  Mod: 'Ctrl',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** What stands on the key, on this platform. */
export function keyName(key: Key, isMac: boolean): string {
  return (isMac ? MAC_NAMES[key] : undefined) ?? NAMES[key] ?? key
}

/** Whether the device has a Mac's keyboard. */
export const hasMacKeys = ({ platform }: { readonly platform: string }): boolean => /^(Mac|iP)/.test(platform)
