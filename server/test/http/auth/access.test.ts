import { ALL_CALLS } from '@apron/contract/calls/all-calls'
import { defineCall } from '@apron/contract/calls/define-call'
import { employeeAirport, loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { listNotices } from '@apron/contract/operations/system.calls'
import { getRoleNames } from '@apron/contract/sign-in/auth.calls'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { serverOn, startTestServer } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const launch = defineCall<{ data: string }>({
  id: 'test.launch',
  method: 'POST',
  path: '/api/test/launch',
  access: { resource: 'test:rocket:launch' },
})
const test: ServerPlugin = {
  name: 'test',
  migrations: {},
  routes: () => [serveCall(launch, { data: Type.String() }, async () => 'launched')],
}

describeOnStores('access', store => {
  const server = serverOn(store, { plugins: [test] })

  describe('[AUTH-11] without a token', () => {
    it.each(
      [...ALL_CALLS.filter(call => call.access !== 'public'), launch].map(call => [call.id, call] as const),
    )('rejects %s with 401 and the envelope', async (_id, call) => {
      const { status, envelope } = await server
        .client()
        .call(call, call.method === 'POST' ? { body: {} } : {})
      expect(status).toBe(401)
      expect(envelope).toEqual({ code: 401, msg: SERVER_ERRORS.notLoggedIn.zh, data: null, success: false })
    })
  })

  it('[UI-04] rejects a call when the caller lacks the permission', async () => {
    const portal = await server.as('100104')
    const { status, envelope } = await portal.call(launch)
    expect({ status, code: envelope.code }).toEqual({ status: 403, code: 403 })
  })

  it('does not reveal another person’s role names', async () => {
    const portal = await server.as('100104')
    const { status, envelope } = await portal.call(getRoleNames, { query: { code: '100101' } })
    expect({ status, data: envelope.data }).toEqual({ status: 404, data: null })
  })

  describe('headers', () => {
    it.each([
      [{ projectCode: 'XX' }, 400],
      [{ employee: 'nonsense' }, 400],
      [{ employee: encodeEmployeeHeader({ userCode: '100101', airportId: '', airportThreeCode: '' }) }, 200],
      [{ employee: encodeEmployeeHeader({ userCode: '', airportId: '', airportThreeCode: 'PEK' }) }, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-origin' }, 200],
    ])('[API-01] [AIR-05] %j → %i', async (headers, expected) => {
      const portal = await server.as('100104')
      expect((await portal.call(loginEmployeeInfo, { headers })).status).toBe(expected)
    })

    it('[AIR-05] uses the site of the employee header and ignores its person', async () => {
      const portal = await server.as('100104')
      const headers = {
        employee: encodeEmployeeHeader({ userCode: '100101', airportId: 'x', airportThreeCode: 'CAN' }),
      }
      const { envelope } = await portal.call(loginEmployeeInfo, { headers })
      expect(envelope.data.code).toBe('100104')
      const site = await portal.call(employeeAirport, { headers })
      expect(site.envelope.data.airportThreeCode).toBe('CAN')
    })

    it('answers a public call from another site without a session', async () => {
      const { status } = await server
        .client()
        .call(listNotices, { headers: { 'sec-fetch-site': 'cross-site' } })
      expect(status).toBe(200)
    })
  })

  describe('a route that is not fully declared', () => {
    it.each<[string, ServerPlugin, string]>([
      [
        'without access',
        {
          ...test,
          routes: () => [
            Object.assign(
              serveCall(launch, { data: Type.String() }, async () => ''),
              {
                call: { ...launch, access: undefined },
              },
            ),
          ],
        },
        'test.launch has no access declaration',
      ],
      [
        'without schema',
        {
          ...test,
          routes: services =>
            test.routes(services).map(route => Object.assign({}, route, { schemas: undefined })),
        },
        'test.launch has no schema',
      ],
    ])('prevents the server from starting: %s', async (_what, plugin, fault) => {
      await expect(startTestServer(store.database, { plugins: [plugin] })).rejects.toThrow(fault)
    })
  })
})
