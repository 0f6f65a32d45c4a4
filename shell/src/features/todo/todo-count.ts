import { createStore, type StoreApi } from 'zustand/vanilla'

export interface TodoCount {
  /** Open task counts by menu address; empty while unknown (FLOW-08, MENU-05). */
  readonly counts: ReadonlyMap<string, number>
  /** Requests the count again after a decision on this page. */
  readonly refresh: () => void
}

export type TodoStore = StoreApi<TodoCount>

export const UNKNOWN: TodoCount = { counts: new Map(), refresh: () => undefined }

/** Creates the store of task counts, filled by `watch-todo.ts`. */
export const createTodoCount = (): TodoStore => createStore<TodoCount>(() => UNKNOWN)
