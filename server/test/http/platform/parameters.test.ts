import { BASE_PATH } from '@apron/contract/calls/base-path'
import type { Call } from '@apron/contract/calls/define-call'
import { listDictionary } from '@apron/contract/dictionary/dictionary.calls'
import { queryAirlineMessages, queryCheckMessages } from '@apron/contract/messages/business-message.calls'
import { countRecords, queryMessages } from '@apron/contract/messages/message.calls'
import { listTranslations } from '@apron/contract/operations/system.calls'
import { formUserByCode } from '@apron/contract/organisation/user.calls'
import { getRoleNames, randomForgetPwdImage } from '@apron/contract/sign-in/auth.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

describeOnStores('parameters', store => {
  const server = serverOn(store)
  let portal: PortalClient
  beforeAll(async () => {
    portal = await server.as('100104')
  })

  it.each<{ readonly id: string; readonly call: Call; readonly query: Record<string, string> }>([
    { id: 'API-09', call: getRoleNames, query: { code: '100104' } },
    { id: 'API-09', call: listTranslations, query: { projectCode: 'AQ' } },
    { id: 'API-09', call: randomForgetPwdImage, query: { employeeCode: '100104' } },
    { id: 'API-08', call: listDictionary, query: { dictCode: 'SHIFT' } },
    { id: 'API-08', call: formUserByCode, query: { userCode: '100104' } },
  ])('[$id] $call.path requires $query', async ({ call, query }) => {
    const { status, envelope } = await portal.call(call, { query })
    expect({ status, code: envelope.code }).toEqual({ status: 200, code: 200 })
    const without = await fetch(new URL(BASE_PATH + call.path, server.origin), {
      method: call.method,
      headers: { authorization: portal.token ?? '', language: 'en' },
    })
    expect(without.status).toBe(400)
    expect(await without.json()).toMatchObject({
      code: 400,
      msg: 'The request is not valid: query (required)',
    })
  })

  const ask = async (path: string, { query = '', body }: { query?: string; body?: object }) => {
    const response = await fetch(new URL(`${BASE_PATH}${path}${query}`, server.origin), {
      method: 'POST',
      headers: {
        authorization: portal.token ?? '',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return response.status
  }

  describe('[API-05] accept query and body if the specification leaves it open', () => {
    it.each([
      [getRoleNames.path, 'code', '100104'],
      [countRecords.path, 'targetUserCode', '100104'],
    ])('%s with %s', async (path, name, value) => {
      expect(await ask(path, { query: `?${name}=${value}` })).toBe(200)
      expect(await ask(path, { body: { [name]: value } })).toBe(200)
      expect(await ask(path, {})).toBe(400)
    })
  })

  it('[API-05] accept numbers in the query for a call with a body', async () => {
    const { path } = queryMessages
    expect(await ask(path, { query: '?current=1&size=10&urgency=2' })).toBe(200)
    // Empty texts mean all here too.
    expect(await ask(path, { query: '?current=1&size=10&urgency=&readStatus=' })).toBe(200)
    for (const query of ['?current=one&size=10', '?current=&size=10', '?current=1&size=1.5']) {
      expect(await ask(path, { query }), query).toBe(400)
    }
    // In a body, numbers must be numbers.
    expect(await ask(path, { body: { current: '1', size: '10' } })).toBe(400)
  })

  it.each<{ readonly call: Call; readonly body: object }>([
    {
      call: queryCheckMessages,
      body: { current: 1, size: 10, queryCriteria: { type: 0, infoType: '', readMark: '' } },
    },
    {
      call: queryMessages,
      body: { current: 1, size: 10, categoryId: '', type: '', readStatus: '', urgency: '' },
    },
    { call: queryAirlineMessages, body: { page: 1, limit: 10, type: '', eject: '', readState: '' } },
  ])('[MSG-15, MSG-17, MSG-18] $call.path treats empty texts as all', async ({ call, body }) => {
    const all = await portal.call(call, { body })
    expect(all.envelope).toMatchObject({ code: 200 })
    const wrong = Object.fromEntries(Object.keys(body).map(key => [key, 'wrong']))
    expect((await portal.call(call, { body: wrong })).status).toBe(400)
  })

  it('[API-08] return the dictionary values of a code', async () => {
    const { envelope } = await portal.call(listDictionary, { query: { dictCode: 'SHIFT' } })
    expect(envelope.data['SHIFT']?.map(option => option.value)).toContain('D')
  })

  it('[API-08] return the person of a code', async () => {
    const { envelope } = await portal.call(formUserByCode, { query: { userCode: '100105' } })
    expect(envelope.data).toMatchObject({ userCode: '100105' })
  })
})
