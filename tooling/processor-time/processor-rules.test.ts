import { describe, expect, it } from 'vitest'
import { overTheWork, SECONDS_PER_FOUR_PAGES, workOfApplications } from './processor-rules.ts'

const file = (path: string, seconds: number) => ({ file: path, seconds })
const LIMIT = SECONDS_PER_FOUR_PAGES

it('adds up the files of each application, and nothing else', () => {
  const files = [
    file('apps/workCard/server/test/cards.test.ts', 3),
    file('apps/workCard/web/list.test.tsx', 2),
    file('apps/tools/web/list.test.tsx', 1),
    file('server/test/http/login.test.ts', 9),
  ]
  expect([...workOfApplications(files)]).toEqual([
    ['workCard', 5],
    ['tools', 1],
  ])
})

describe('an application may let its tests work', () => {
  it.each([
    ['as long as four pages may, with one page', 1, LIMIT, 1, 0],
    ['no longer', 4, LIMIT + 0.1, 1, 1],
    ['twice as long with a fifth page', 5, LIMIT * 2, 1, 0],
    ['twice as long on two stores', 4, LIMIT * 2, 2, 0],
    ['no longer on two stores', 4, LIMIT * 2 + 0.1, 2, 1],
    ['as long as four pages may, before it says how many it has', 0, LIMIT, 1, 0],
  ])('%s', (_what, pages, seconds, stores, faults) => {
    const files = [file('apps/tools/server/test/loans.test.ts', seconds)]
    expect(overTheWork(files, { tools: pages }, stores)).toHaveLength(faults)
  })

  it('and who is over it is named, with what it may', () => {
    expect(overTheWork([file('apps/tools/web/a.test.ts', LIMIT * 2)], {}, 1)).toEqual([
      `apps/tools: its tests take ${(LIMIT * 2).toFixed(1)} s of processor time, it may ${LIMIT} s`,
    ])
  })
})
