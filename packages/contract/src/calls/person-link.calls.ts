import type { FirstPassword, InvitedPerson, PersonLinkToken } from '../entities/person-link.ts'
import { defineCall } from './define-call.ts'

/** Whose one-time link this is; using it is another call. A POST, so that the token stands in no address. */
export const readPersonLink = defineCall<{ body: PersonLinkToken; data: InvitedPerson }>({
  id: 'personLink.read',
  method: 'POST',
  path: '/api/base-auth/personLink/read',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** Sets the first password of the person the link was made for, once. */
export const usePersonLink = defineCall<{ body: FirstPassword; data: { userCode: string } }>({
  id: 'personLink.use',
  method: 'POST',
  path: '/api/base-auth/personLink/use',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})
