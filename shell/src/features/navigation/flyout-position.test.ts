import { expect, it } from 'vitest'
import { flyoutTop } from './flyout-position.ts'

it.each([
  ['level with its entry', 100, 200, 900, 100],
  ['higher when there is no room below', 800, 200, 900, 692],
  ['from the top when it is taller than the window', 500, 1200, 900, 8],
])('places a group next to the collapsed menu %s', (_what, entry, height, windowHeight, top) => {
  expect(flyoutTop(entry, height, windowHeight)).toBe(top)
})
