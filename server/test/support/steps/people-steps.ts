import type { AdminUserSave } from '@apron/contract/organisation/admin-user'
import { getAdminUser, saveAdminUser } from '@apron/contract/organisation/admin-user.calls'
import { getRsaPublicKey } from '@apron/contract/sign-in/auth.calls'
import { usePersonLink } from '@apron/contract/sign-in/person-link.calls'
import { expect } from 'vitest'
import { sealText } from '../clients/login-secrets.ts'
import type { PortalClient } from '../clients/portal-client.ts'
import type { TestServer } from '../servers/test-server.ts'

export const NEW_PASSWORD = 'seven quiet turbines'

/** An employee without a password who can be reached by mail and phone. */
export const somebody = (userCode: string, part: Partial<AdminUserSave> = {}): AdminUserSave => ({
  userCode,
  nameZh: '王芳',
  nameEn: 'Wang Fang',
  sex: 'F',
  userType: 'employee',
  deptCode: 'D0202',
  roles: ['INSPECTOR'],
  posts: [],
  sites: ['CAN'],
  defaultSite: 'CAN',
  mobile: '13800001234',
  email: '',
  version: null,
  ...part,
})

/** Saves changed fields onto the current version. */
export async function changePerson(client: PortalClient, userCode: string, part: Partial<AdminUserSave>) {
  const { envelope } = await client.call(getAdminUser, { query: { userCode } })
  const {
    deptName: _dept,
    state: _state,
    sessions: _open,
    quickSignIn: _quick,
    lastLogin: _last,
    ...fields
  } = envelope.data
  return (await client.call(saveAdminUser, { body: { ...fields, ...part } })).envelope
}

/** Sets a password with the token of a link. */
export async function usePath(server: TestServer, pathOrText: string, password = NEW_PASSWORD) {
  const token =
    /\/welcome\?token=([\w-]{43})/.exec(pathOrText)?.[1] ?? expect.fail(`no link in ${pathOrText}`)
  const client = server.client()
  const { publicKey } = (await client.call(getRsaPublicKey)).envelope.data
  const sealed = await sealText(password, token, publicKey)
  return (await client.call(usePersonLink, { body: { token, password: sealed } })).envelope
}
