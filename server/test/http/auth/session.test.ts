import { SECOND_BASE_PATH } from '@apron/contract/calls/base-path'
import {
  employeeAirport,
  employeeAirportPage,
  loginEmployeeInfo,
  switchAirport,
} from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { logout } from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const statusOf = async (portal: PortalClient, headers = {}) =>
  (await portal.call(loginEmployeeInfo, { headers })).status
describeOnStores('session', store => {
  const server = serverOn(store)

  describe('[AUTH-11] time-outs', () => {
    it('ends after 30 idle minutes', async () => {
      const portal = await server.as('100104', { fresh: true })
      server.clock.forward({ minutes: 29 })
      expect(await statusOf(portal)).toBe(200)
      server.clock.forward({ minutes: 29 })
      expect(await statusOf(portal)).toBe(200)
      server.clock.forward({ minutes: 31 })
      expect(await statusOf(portal)).toBe(401)
    })

    it('is not kept alive by background calls', async () => {
      const portal = await server.as('100104', { browser: true, fresh: true })
      for (const _quarter of [1, 2]) {
        server.clock.forward({ minutes: 14 })
        expect(await statusOf(portal, { 'x-background': '1' })).toBe(200)
      }
      server.clock.forward({ minutes: 3 })
      expect(await statusOf(portal)).toBe(401)
    })

    it('ends after an hour for programs and ten hours for browsers, even when busy', async () => {
      const program = await server.as('100104', { fresh: true })
      const browser = await server.as('100104', { browser: true, fresh: true })
      for (let minutes = 0; minutes < 60; minutes += 20) {
        expect(await statusOf(program)).toBe(200)
        expect(await statusOf(browser)).toBe(200)
        server.clock.forward({ minutes: 20 })
      }
      expect(await statusOf(program)).toBe(401)
      for (let minutes = 60; minutes < 600; minutes += 20) {
        expect(await statusOf(browser)).toBe(200)
        server.clock.forward({ minutes: 20 })
      }
      expect(await statusOf(browser)).toBe(401)
    })
  })

  describe('the binding cookie', () => {
    it('is unreadable for scripts and sent with every call', async () => {
      const portal = server.client()
      portal.asBrowser = true
      const { headers } = await portal.tryLogin('100104', TEST_PASSWORD)
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^portal-bind=[\w-]{43}; Path=\/portal-csn; HttpOnly; SameSite=Strict$/),
        expect.stringMatching(/^portal-bind=[\w-]{43}; Path=\/system-csn; HttpOnly; SameSite=Strict$/),
      ])
    })

    it('is required in sessions opened by a browser', async () => {
      const portal = await server.as('100104', { browser: true, fresh: true })
      expect(await statusOf(portal)).toBe(200)
      const { cookie } = portal
      portal.cookie = ''
      expect(await statusOf(portal)).toBe(401)
      portal.cookie = 'portal-bind=somebody-elses'
      expect(await statusOf(portal)).toBe(401)
      portal.cookie = cookie
      expect(await statusOf(portal)).toBe(200)
    })

    it('opens nothing on its own, nor does the token sent as a cookie', async () => {
      const portal = await server.as('100104', { browser: true, fresh: true })
      portal.cookie = `${portal.cookie}; Admin-Token=${portal.token}`
      portal.token = null
      expect(await statusOf(portal)).toBe(401)
    })

    it('is removed by logout', async () => {
      const portal = await server.as('100104', { browser: true, fresh: true })
      const { headers } = await portal.call(logout)
      expect(headers.getSetCookie()[0]).toMatch(/^portal-bind=; Path=\/portal-csn; Max-Age=0/)
    })
  })

  it('[API-10] answers under both base paths', async () => {
    const portal = await server.as('100104', { browser: true, fresh: true })
    const { status } = await portal.call(loginEmployeeInfo, { base: SECOND_BASE_PATH })
    expect(status).toBe(200)
  })

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5000), 'Bearer x'])('rejects the token %j', async token => {
    const portal = server.client()
    portal.token = token
    expect(await statusOf(portal)).toBe(401)
  })

  it('[AIR-02] [AIR-07] gets a new token on a site switch; the old one works for ten more seconds', async () => {
    const portal = await server.as('100104', { fresh: true })
    const sites = await portal.call(employeeAirportPage, { body: { page: 1, limit: 200 } })
    const here = (await portal.call(employeeAirport)).envelope.data
    const other = sites.envelope.data.records.find(site => site.threeCode !== here.airportThreeCode)
    if (!other) throw new Error('This user works at one site only')
    const old = portal.token

    const { envelope } = await portal.call(switchAirport, { body: { airportId: other.id } })
    expect(envelope.data).toMatchObject({ tempAirportId: other.id, tempAirportThreeCode: other.threeCode })
    expect(envelope.data.token).not.toBe(old)
    expect(await statusOf(portal)).toBe(200)
    server.clock.forward({ seconds: 11 })
    expect(await statusOf(portal)).toBe(401)
    portal.token = envelope.data.token
    expect((await portal.call(employeeAirport)).envelope.data.airportThreeCode).toBe(other.threeCode)
  })

  it('ends when its user is disabled', async () => {
    const portal = await server.as('100106', { fresh: true })
    expect(await statusOf(portal)).toBe(200)
    await sql`update app_user set enabled = false where user_code = '100106'`.execute(store.database.kysely)
    expect(await statusOf(portal)).toBe(401)
    const again = await portal.tryLogin('100106', TEST_PASSWORD)
    expect(again.envelope.code).toBe(SERVER_ERRORS.wrongCredentials.code)
  })

  it('is independent of a second login: logging out of one keeps the other', async () => {
    const [one, other] = await Promise.all([
      server.as('100104', { fresh: true }),
      server.as('100104', { fresh: true }),
    ])
    await one.call(logout)
    expect(await statusOf(one)).toBe(401)
    expect(await statusOf(other)).toBe(200)
  })
})
