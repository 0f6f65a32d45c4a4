import { FLOW_PATHS, PATHS } from '../../paths.ts'

/** Addresses of the menu → what their entries count (MENU-05). */
export const menuCounts = (todo: number): ReadonlyMap<string, number> =>
  new Map([
    [PATHS.flow, todo],
    [FLOW_PATHS.todo, todo],
  ])
