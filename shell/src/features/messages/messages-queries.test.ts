import { MESSAGE_TYPES } from '@apron/contract/codes/message-codes'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { latestQuery } from './messages-queries.ts'

it('[API-02] the tabs of the bell are one list: the question of the later one gives up that of the earlier', async () => {
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
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as tabs are pressed
    await queries.query(latestQuery(http, type))
  }
  expect(askers.length).toBeGreaterThan(1)
  expect(new Set(askers)).toEqual(new Set(['news']))
})
