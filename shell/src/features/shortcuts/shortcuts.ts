import type { PageKey } from './page-keys.ts'

/** Keys of the platform or keyboard. `Mod` is Ctrl, or ⌘ on a Mac. */
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
  /** Pressed in sequence, or alternatives to each other. */
  readonly keys: readonly Key[]
  /** The keys are held together. */
  readonly together?: true
  /** Text key of the description. */
  readonly does: Does
}

const EVERYWHERE = {
  search: { keys: ['Mod', 'K'], together: true, does: 'search' },
  shortcuts: { keys: ['?'], does: 'shortcuts' },
} as const satisfies Record<PageKey, Shortcut>

/** Areas of the shortcuts, in display order. */
export const PLACES = ['everywhere', 'search', 'tabs', 'menu', 'lists', 'fields', 'dialogs'] as const
export type Place = (typeof PLACES)[number]

/** All keyboard shortcuts of the portal, by area. */
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

/** Returns the label of a key on this platform. */
export function keyName(key: Key, isMac: boolean): string {
  return (isMac ? MAC_NAMES[key] : undefined) ?? NAMES[key] ?? key
}

/** Returns true for devices with a Mac keyboard. */
export const hasMacKeys = ({ platform }: { readonly platform: string }): boolean => /^(Mac|iP)/.test(platform)
