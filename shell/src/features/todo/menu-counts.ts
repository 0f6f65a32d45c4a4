import { FLOW_PATHS, PATHS } from '../../paths.ts'

/** Returns the counts of menu entries by address (MENU-05). */
export const menuCounts = (todo: number): ReadonlyMap<string, number> =>
  new Map([
    [PATHS.flow, todo],
    [FLOW_PATHS.todo, todo],
  ])
