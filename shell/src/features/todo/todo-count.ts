import { createStore, type StoreApi } from 'zustand/vanilla'
import { FLOW_PATHS, PATHS } from '../../paths.ts'

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

/** Returns the counts of menu entries by address (MENU-05). */
export const menuCounts = (todo: number): ReadonlyMap<string, number> =>
  new Map([
    [PATHS.flow, todo],
    [FLOW_PATHS.todo, todo],
  ])
