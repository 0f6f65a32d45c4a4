import { MESSAGE_TYPES } from '@apron/contract/codes/message-codes'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { latestQuery } from './messages-queries.ts'

it('[API-02] aborts the request of the previous tab of the bell, because the tabs share one list', async () => {
  const askers: (string | undefined)[] = []
  const http: HttpClient = {
    call: async (_call, input) => {
      askers.push(input?.asker)
      return null
    },
    exchange: vi.fn(),
    changed: vi.fn(),
    request: vi.fn(),
  }
  const queries = new QueryClient()
  for (const type of Object.values(MESSAGE_TYPES)) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as tabs are clicked
    await queries.query(latestQuery(http, type))
  }
  expect(askers.length).toBeGreaterThan(1)
  expect(new Set(askers)).toEqual(new Set(['news']))
})
