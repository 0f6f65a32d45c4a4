import { expect, it } from 'vitest'
import { servedApplications } from './served-applications.ts'
import type { ListeningMessage } from './vite-server.ts'

const listening = (name: string, port: number): ListeningMessage => ({
  port,
  application: { name, pages: ['/list'] },
})

it('identifies an application by its name, not its folder', () => {
  expect(servedApplications(new Map([['/x/shift-book', listening('shiftBook', 9503)]]))).toEqual([
    { name: 'shiftBook', port: 9503, pages: ['/list'] },
  ])
})

it.each([
  ['an ordinary page', { port: 9503, application: null }, 'subApp()'],
  ['a port that the portal refuses', listening('other', 5173), '9500'],
  ['a second application of one name', listening('amm', 9503), 'amm'],
])('rejects %s by name', (_what, second, reason) => {
  const served = new Map([
    ['/x/amm', listening('amm', 9502)],
    ['/x/other', second],
  ])
  expect(() => servedApplications(served)).toThrow(reason)
})
