import { defineCall } from '@apron/contract/calls/define-call'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { serveCall } from './serve-call.ts'

interface Sheet {
  id: string
  done?: boolean
}

const save = defineCall<{ params: { id: string }; body: Sheet; data: number }>({
  id: 'sheet.save',
  method: 'POST',
  path: '/sheet/{id}',
})
const params = Type.Object({ id: Type.String() })
const body = Type.Object({ id: Type.String(), done: Type.Optional(Type.Boolean()) })
const data = Type.Integer()
const handle = async () => 1

it('carries call, schemas and handler in the route', async () => {
  const route = serveCall(save, { params, body, data }, async input => input.body.id.length)
  expect(route.call).toBe(save)
  expect(route.schemas).toEqual({ params, body, data })
  const context = { person: null, site: '', language: 'zh', requestId: '' } as const
  expect(await route.handle({ params: { id: 'A' }, query: undefined, body: { id: 'A-1' } }, context)).toBe(3)
})

/** Checked by the compiler: each of these lines must be an error. */
export const refused = () => [
  // @ts-expect-error -- the body's id is a text
  serveCall(save, { params, body: Type.Object({ id: Type.Integer() }), data }, handle),
  // @ts-expect-error -- the optional property is missing
  serveCall(save, { params, body: Type.Object({ id: Type.String() }), data }, handle),
  // @ts-expect-error -- the optional property is required
  serveCall(save, { params, body: Type.Object({ id: Type.String(), done: Type.Boolean() }), data }, handle),
  // @ts-expect-error -- the body has a property that the call does not declare
  serveCall(save, { params, body: Type.Object({ ...body.properties, more: Type.String() }), data }, handle),
  // @ts-expect-error -- the response is a number
  serveCall(save, { params, body, data: Type.String() }, handle),
  // @ts-expect-error -- the body has no schema
  serveCall(save, { params, data }, handle),
  // @ts-expect-error -- the path parameters have no schema
  serveCall(save, { body, data }, handle),
  // @ts-expect-error -- the call has no query
  serveCall(save, { params, body, data, query: params }, handle),
]
