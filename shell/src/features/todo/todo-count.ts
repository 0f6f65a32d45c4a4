import { createStore, type StoreApi } from 'zustand/vanilla'

export interface TodoCount {
  /** Addresses of the menu → how many tasks wait behind them; empty while nothing is known (FLOW-08, MENU-05). */
  readonly counts: ReadonlyMap<string, number>
  /** Asks anew, after something was decided here. */
  readonly refresh: () => void
}

export type TodoStore = StoreApi<TodoCount>

export const UNKNOWN: TodoCount = { counts: new Map(), refresh: () => undefined }

/** What the menu says of tasks. Whoever watches it fills it. */
export const createTodoCount = (): TodoStore => createStore<TodoCount>(() => UNKNOWN)
