import { PASSWORD_NEEDED } from '@apron/contract/codes/response-codes'
import { expect, it, vi } from 'vitest'
import { confirmedRequest } from './confirmed-request.ts'

const respond = (status: number, code: number) =>
  Response.json({ code, msg: 'x', data: null, success: code === 200 }, { status })
const succeed = () => respond(200, 200)
const requirePassword = () => respond(403, PASSWORD_NEEDED)

it.each<[string, () => Response, boolean | null, number]>([
  ['does not repeat a completed request', succeed, true, 1],
  ['repeats a request once the password was given', requirePassword, true, 2],
  ['does not repeat it without the password', requirePassword, false, 1],
  ['does not repeat it if nobody can be asked', requirePassword, null, 1],
  ['does not ask for a missing permission', () => respond(403, 403), true, 1],
  [
    'does not ask for a gateway response without an envelope',
    () => new Response('no', { status: 403 }),
    true,
    1,
  ],
  ['does not ask for the code with another status', () => respond(200, PASSWORD_NEEDED), true, 1],
])('[AUTH-21] %s', async (_what, first, isConfirmed, times) => {
  const send = vi.fn(async () => succeed()).mockImplementationOnce(async () => first())
  const confirm = isConfirmed === null ? null : vi.fn(async () => isConfirmed)
  const response = await confirmedRequest(send, confirm)
  expect(send).toHaveBeenCalledTimes(times)
  expect(response.status).toBe(times === 2 ? 200 : first().status)
  // The caller can still read the body.
  expect(response.bodyUsed).toBe(false)
})
