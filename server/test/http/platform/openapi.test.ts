import { ALL_CALLS } from '@apron/contract/calls/all-calls'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const Operation = Type.Object({ operationId: Type.String(), security: Type.Array(Type.Unknown()) })
const Document = Type.Object({ paths: Type.Record(Type.String(), Type.Record(Type.String(), Operation)) })

describeOnStores('the OpenAPI document', store => {
  const server = serverOn(store)
  const read = async () =>
    Value.Parse(Document, await (await fetch(`${server.origin}/portal-csn/openapi.json`)).json())

  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate({ ...(await read()) })
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('is sent to each client once', async () => {
    const etag = (await fetch(`${server.origin}/portal-csn/openapi.json`)).headers.get('etag') ?? ''
    const again = await fetch(`${server.origin}/portal-csn/openapi.json`, {
      headers: { 'if-none-match': etag },
    })
    expect([etag === '', again.status, await again.text()]).toEqual([false, 304, ''])
  })

  it('describes every call, with the token where one is required', async () => {
    const { paths } = await read()
    for (const call of ALL_CALLS) {
      const operation = paths[call.path]?.[call.method.toLowerCase()]
      expect(operation?.operationId).toBe(call.id)
      expect(operation?.security).toEqual(call.access === 'public' ? [] : [{ token: [] }])
    }
  })
})
