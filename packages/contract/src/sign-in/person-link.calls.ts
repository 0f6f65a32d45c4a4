import { defineCall } from '../calls/define-call.ts'
import type { FirstPassword, InvitedPerson, PersonLinkToken } from './person-link.ts'

/** Returns the person of a one-time link without consuming it. A POST, so that the token appears in no address. */
export const readPersonLink = defineCall<{ body: PersonLinkToken; data: InvitedPerson }>({
  id: 'personLink.read',
  method: 'POST',
  path: '/api/base-auth/personLink/read',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Sets the first password of the person of the link, once. */
export const usePersonLink = defineCall<{ body: FirstPassword; data: { userCode: string } }>({
  id: 'personLink.use',
  method: 'POST',
  path: '/api/base-auth/personLink/use',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})
