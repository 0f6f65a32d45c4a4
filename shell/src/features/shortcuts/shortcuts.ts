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

export interface Shortcut<Action extends string = string> {
  /** Pressed in sequence, or alternatives to each other. */
  readonly keys: readonly Key[]
  /** The keys are held together. */
  readonly together?: true
  /** Text key of the description. */
  readonly action: Action
}

const EVERYWHERE = {
  search: { keys: ['Mod', 'K'], together: true, action: 'search' },
  shortcuts: { keys: ['?'], action: 'shortcuts' },
} as const satisfies Record<PageKey, Shortcut>

/** Areas of the shortcuts, in display order. */
export const AREAS = ['everywhere', 'search', 'tabs', 'menu', 'lists', 'fields', 'dialogs'] as const
export type Area = (typeof AREAS)[number]

/** All keyboard shortcuts of the portal, by area. */
export const SHORTCUTS = {
  everywhere: Object.values(EVERYWHERE),
  search: [
    { keys: ['ArrowUp', 'ArrowDown'], action: 'searchChoose' },
    { keys: ['Enter'], action: 'searchOpen' },
  ],
  tabs: [
    { keys: ['ArrowLeft', 'ArrowRight'], action: 'tabNext' },
    { keys: ['Home', 'End'], action: 'tabEnds' },
    { keys: ['Delete'], action: 'tabClose' },
    { keys: ['Shift', 'F10'], together: true, action: 'tabMenu' },
  ],
  menu: [
    { keys: ['ArrowUp', 'ArrowDown'], action: 'menuNext' },
    { keys: ['Escape'], action: 'menuClose' },
  ],
  lists: [
    { keys: ['Enter'], action: 'listSearch' },
    { keys: ['ArrowUp', 'ArrowDown'], action: 'rowNext' },
    { keys: ['Home', 'End'], action: 'rowEnds' },
    { keys: ['ArrowLeft', 'ArrowRight'], action: 'columnWidth' },
  ],
  fields: [
    { keys: ['ArrowUp', 'ArrowDown'], action: 'numberStep' },
    { keys: ['Enter'], action: 'fieldSettle' },
  ],
  dialogs: [{ keys: ['Escape'], action: 'dialogClose' }],
} as const satisfies Record<Area, readonly Shortcut[]>

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
