import { defineCall } from '@apron/contract/calls/define-call'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { type Static, Type } from 'typebox'
import { expect, it } from 'vitest'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { appServer } from '../../support/servers/app-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const Said = Type.Object({ did: Type.String(), id: Type.String(), value: Type.String() })
type Said = Static<typeof Said>
type ByBody = { params: { id: string }; body: { name: string }; data: Said }

const path = '/api/shelf/boxes/{id}'
const access = { resource: ADMIN_PERMISSIONS.sites.edit }
const put = defineCall<ByBody>({ id: 'shelf.put', method: 'PUT', path, access })
const patch = defineCall<ByBody>({ id: 'shelf.patch', method: 'PATCH', path, access })
const remove = defineCall<{ params: { id: string }; query: { version: number }; data: Said }>({
  id: 'shelf.remove',
  method: 'DELETE',
  path,
  access,
})

const BoxId = Type.Object({ id: Type.String({ maxLength: 20 }) })
const Name = Type.Object({ name: Type.String({ minLength: 1 }) })

const shelf: ServerPlugin = {
  name: 'shelf',
  migrations: {},
  routes: () => [
    ...[put, patch].map(call =>
      serveCall(call, { params: BoxId, body: Name, data: Said }, async ({ params, body }) => ({
        did: call.method,
        id: params.id,
        value: body.name,
      })),
    ),
    serveCall(
      remove,
      { params: BoxId, query: Type.Object({ version: Type.Integer() }), data: Said },
      async ({ params, query }) => ({ did: 'DELETE', id: params.id, value: String(query.version) }),
    ),
  ],
}

describeOnStores('calls by other methods than GET and POST', store => {
  const server = appServer(store, shelf)
  it('require their permission', async () => {
    const params = { id: 'b1' }
    await expectGuarded(server, store.database.kysely, {
      reads: [],
      writes: [
        [put, { name: 'x' }, params],
        [patch, { name: 'x' }, params],
        [remove, {}, params],
      ],
    })
  })

  it.each(['b1', 'a/../b?c=d', '50 % 箱'])('receive the path value %j, with query or body', async id => {
    const person = await server.as(ADMINISTRATOR)
    const params = { id }
    const answers = [
      await person.call(put, { params, body: { name: 'one' } }),
      await person.call(patch, { params, body: { name: 'two' } }),
      await person.call(remove, { params, query: { version: 3 } }),
    ]
    expect(answers.map(({ envelope }) => envelope.data)).toEqual([
      { did: 'PUT', id, value: 'one' },
      { did: 'PATCH', id, value: 'two' },
      { did: 'DELETE', id, value: '3' },
    ])
  })

  it('validate their schemas, including the path', async () => {
    const person = await server.as(ADMINISTRATOR)
    const long = { id: 'x'.repeat(21) }
    const answers = [
      await person.call(put, { params: long, body: { name: 'one' } }),
      await person.call(patch, { params: { id: 'b1' }, body: { name: '' } }),
      await person.call(remove, { params: { id: 'b1' }, query: { version: 1.5 } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  })
})
