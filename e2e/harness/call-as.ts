import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { type BrowserContext, expect } from '@playwright/test'

/** Makes a call of the portal as whoever is logged in there, for what a test needs to be so beforehand. */
export async function callAs<Shape extends CallShape>(
  context: BrowserContext,
  { method, path }: Call<Shape>,
  input: { readonly query?: Shape['query']; readonly body?: Shape['body'] } = {},
): Promise<Shape['data']> {
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
  const query = new URLSearchParams(Object.entries(input.query ?? {})).toString()
  const answer = await context.request.fetch(`/portal-csn${path}${query && `?${query}`}`, {
    method,
    headers: { Authorization: decodeURIComponent(token), projectCode: 'AQ' },
    ...(input.body === undefined ? {} : { data: input.body }),
  })
  const envelope: { success: boolean; msg: string; data: Shape['data'] } = await answer.json()
  expect(envelope.success, envelope.msg).toBe(true)
  return envelope.data
}
