import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { getRsaPublicKey } from '@apron/contract/sign-in/auth.calls'
import { readPersonLink, usePersonLink } from '@apron/contract/sign-in/person-link.calls'
import { expect, it } from 'vitest'
import { newPersonLink, setPassword } from '../../../src/features/organisation/organisation.ts'
import { sealText } from '../../support/clients/login-secrets.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const NEW_PASSWORD = 'seven quiet turbines'
const { passwordTooWeak, personLinkInvalid } = SERVER_ERRORS

describeOnStores('the one-time link of a person', store => {
  const server = serverOn(store)
  const linkOf = (userCode: string) =>
    newPersonLink(store.database.kysely, userCode, server.clock.now(), { by: '100001', handed: true })
  const read = async (token: string) =>
    (await server.client().call(readPersonLink, { body: { token } })).envelope

  async function use(token: string, password = NEW_PASSWORD, sealedFor = token) {
    const portal = server.client()
    const { publicKey } = (await portal.call(getRsaPublicKey)).envelope.data
    const sealed = await sealText(password, sealedFor, publicKey)
    return await portal.call(usePersonLink, { body: { token, password: sealed } })
  }

  it('sets the person’s password without a login and ends open sessions', async () => {
    const before = await server.as('100104')
    const token = await linkOf('100104')
    expect((await read(token)).data).toEqual({
      userCode: '100104',
      nameZh: '冯晓岚',
      nameEn: 'Feng Xiaolan',
      madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      madeBy: { code: '100001', nameZh: expect.any(String), nameEn: expect.any(String) },
    })
    expect((await use(token)).envelope).toMatchObject({ success: true, data: { userCode: '100104' } })
    const portal = server.client()
    expect((await portal.tryLogin('100104', NEW_PASSWORD)).envelope.success).toBe(true)
    expect((await portal.tryLogin('100104', TEST_PASSWORD)).envelope.success).toBe(false)
    expect((await before.call(loginEmployeeInfo)).status).toBe(401)
    expect(server.log.join('\n')).toContain('first password set')
    expect(server.log.join('\n')).not.toContain(token)
  })

  itConcurrently(store, 'works once, also for two simultaneous requests', async () => {
    const token = await linkOf('100105')
    const answers = await Promise.all([use(token), use(token)])
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect((await read(token)).code).toBe(personLinkInvalid.code)
    expect((await use(token)).envelope.code).toBe(personLinkInvalid.code)
  })

  it('does not work after seven days, after a newer link, or for a disabled person', async () => {
    const old = await linkOf('100106')
    server.clock.forward({ days: 6, minutes: 23 * 60 })
    expect((await read(old)).success).toBe(true)
    const newer = await linkOf('100106')
    expect((await read(old)).code).toBe(personLinkInvalid.code)
    server.clock.forward({ days: 7 })
    expect((await use(newer)).envelope.code).toBe(personLinkInvalid.code)
    const last = await linkOf('100106')
    await store.database.kysely
      .withTables<{ app_user: { user_code: string; enabled: boolean } }>()
      .updateTable('app_user')
      .set({ enabled: false })
      .where('user_code', '=', '100106')
      .execute()
    expect((await read(last)).code).toBe(personLinkInvalid.code)
    expect((await use(last)).envelope.code).toBe(personLinkInvalid.code)
  })

  it('rejects a weak password without being used up', async () => {
    const token = await linkOf('100201')
    for (const weak of ['short', 'password12345', 'my account 100201']) {
      expect((await use(token, weak)).envelope.code).toBe(passwordTooWeak.code)
    }
    expect((await use(token)).envelope.success).toBe(true)
  })

  it('rejects a password sealed for another link', async () => {
    const token = await linkOf('100202')
    expect((await use(token, NEW_PASSWORD, await linkOf('100203'))).status).toBe(400)
    expect((await read('x'.repeat(43))).code).toBe(personLinkInvalid.code)
  })

  it('stops working once the person has a password by other means', async () => {
    const token = await linkOf('100204')
    await setPassword(store.database.kysely, '100204', 'a hash', server.clock.now())
    expect((await read(token)).code).toBe(personLinkInvalid.code)
  })
})
