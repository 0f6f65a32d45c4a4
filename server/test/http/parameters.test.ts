import { getRoleNames, randomForgetPwdImage } from '@apron/contract/calls/auth.calls'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import type { Call } from '@apron/contract/calls/define-call'
import { listDictionary } from '@apron/contract/calls/dictionary.calls'
import { listTranslations } from '@apron/contract/calls/system.calls'
import { formUserByCode } from '@apron/contract/calls/user.calls'
import { beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../support/portal-client.ts'
import { describeOnStores } from '../support/stores.ts'
import { serverOn } from '../support/test-server.ts'

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
  ])('[$id] $call.path wants $query', async ({ call, query }) => {
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

  it('[API-08] the dictionary list answers the values of its code', async () => {
    const { envelope } = await portal.call(listDictionary, { query: { dictCode: 'SHIFT' } })
    expect(envelope.data['SHIFT']?.map(option => option.value)).toContain('D')
  })

  it('[API-08] the user search answers the person of the code', async () => {
    const { envelope } = await portal.call(formUserByCode, { query: { userCode: '100105' } })
    expect(envelope.data).toMatchObject({ userCode: '100105' })
  })
})
