import { REQUEST_ID_HEADER, requestIdHeader } from '@apron/contract/wire/formats/request-id'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { forSite } from '@apron/server/test/list-behaves'
import { noWrites, overlapping } from '@apron/server/test/overlapping'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import type { CheckOrderDetail, SaveResults } from '../../../contract/checks/check-order.entities.ts'
import { plugin } from '../../plugin.ts'
import { DRAFT } from './check-draft-steps.ts'
import { fetchDetail, findOrderByTitle, findRows } from './check-order-steps.ts'

const FENG_XIAOLAN = '100104'
const CAO_JIANJUN = '100106'
const TOOLS = 'Monthly tool control check'

const withRequestId = (id: string) => ({ [REQUEST_ID_HEADER]: requestIdHeader(id) })
const buildRemark = (order: CheckOrderDetail, remark: string): SaveResults => ({
  id: order.id,
  version: order.version,
  results: order.items
    .slice(0, 1)
    .map(({ id: itemId, result }) => Object.assign({}, result, { itemId, remark })),
})
const countSaves = ({ history }: CheckOrderDetail) =>
  history.filter(({ action }) => action === 'saveResult').length

const save = async (person: PortalClient, body: SaveResults, id: string, headers = {}) =>
  await person.call(calls.saveCheckResults, { body, headers: { ...withRequestId(id), ...headers } })

describeOnStores('a repeated save', store => {
  const server = appServer(store, plugin)

  it('[OFF-11] returns the first response and changes nothing, even after others have changed the record', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const before = await findOrderByTitle(lead, TOOLS)
    const id = crypto.randomUUID()
    const body = buildRemark(before, 'typed without a network')
    const first = await save(lead, body, id)
    expect(first.envelope).toMatchObject({ success: true, data: { version: before.version + 1 } })
    const again = await save(lead, body, id)
    expect(again.envelope).toEqual(first.envelope)

    const checker = await server.as(CAO_JIANJUN)
    await save(checker, buildRemark(first.envelope.data, 'typed by a colleague'), crypto.randomUUID())
    const late = await save(lead, body, id)
    expect(late.envelope).toMatchObject({ success: true, data: { version: before.version + 2 } })
    const now = await fetchDetail(lead, before.id)
    expect(now.items[0]?.result.remark).toBe('typed by a colleague')
    expect(countSaves(now)).toBe(countSaves(before) + 2)
  })

  it('[OFF-11] creates a new record only once', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const id = crypto.randomUUID()
    const createDraft = async () =>
      await auditor.call(calls.saveCheckDraft, { body: DRAFT, headers: withRequestId(id) })
    const { id: created } = (await createDraft()).envelope.data
    expect((await createDraft()).envelope.data.id).toBe(created)
    expect(await findRows(auditor, { text: DRAFT.titleZh })).toHaveLength(1)
  })

  it('[OFF-11] uses up no record number', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const id = crypto.randomUUID()
    const createDraft = async (request: string) => {
      const { id: created } = (
        await auditor.call(calls.saveCheckDraft, { body: DRAFT, headers: withRequestId(request) })
      ).envelope.data
      const { checkNo } = await fetchDetail(auditor, created)
      return Number(checkNo.slice(-4))
    }
    const first = await createDraft(id)
    expect(await createDraft(id)).toBe(first)
    expect(await createDraft(crypto.randomUUID())).toBe(first + 1)
  })

  it('[OFF-11] rejects other content or another site, and changes nothing', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const before = await findOrderByTitle(lead, TOOLS)
    const id = crypto.randomUUID()
    const body = buildRemark(before, 'the first')
    await save(lead, body, id)
    for (const other of [
      await save(lead, buildRemark({ ...before, version: before.version + 1 }, 'another'), id),
      await save(lead, body, id, forSite('SZX')),
    ]) {
      expect(other).toMatchObject({ status: 422, envelope: { code: 422, success: false } })
    }
    expect((await fetchDetail(lead, before.id)).items[0]?.result.remark).toBe('the first')
  })

  it('[OFF-11] rejects the idempotency key of another person only for the same content', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const checker = await server.as(CAO_JIANJUN)
    const before = await findOrderByTitle(lead, TOOLS)
    const id = crypto.randomUUID()
    const body = buildRemark(before, 'of the lead')
    await save(lead, body, id)
    expect((await save(checker, body, id)).envelope.code).toBe(409)
    const { version } = await fetchDetail(lead, before.id)
    const own = await save(checker, buildRemark({ ...before, version }, 'of the checker'), id)
    expect(own.envelope.success).toBe(true)
  })

  it('[OFF-11] is decided again after a rejection', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const before = await findOrderByTitle(lead, TOOLS)
    const id = crypto.randomUUID()
    const ahead = buildRemark({ ...before, version: before.version + 1 }, 'ahead of its time')
    expect((await save(lead, ahead, id)).envelope.code).toBe(409)
    await save(lead, buildRemark(before, 'in between'), crypto.randomUUID())
    expect((await save(lead, ahead, id)).envelope.success).toBe(true)
  })

  it.each(['', 'bare-number-of-a-save', '"short"', `"${'a'.repeat(65)}"`])(
    'rejects %s as an idempotency key',
    async header => {
      const lead = await server.as(FENG_XIAOLAN)
      const before = await findOrderByTitle(lead, TOOLS)
      const headers = { [REQUEST_ID_HEADER]: header }
      const body = buildRemark(before, 'x')
      expect((await lead.call(calls.saveCheckResults, { body, headers })).status).toBe(400)
      expect((await fetchDetail(lead, before.id)).version).toBe(before.version)
    },
  )

  it('[OFF-11] rejects callers without a session or the permission', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const id = crypto.randomUUID()
    const body = buildRemark(await findOrderByTitle(lead, TOOLS), 'once')
    await save(lead, body, id)
    expect((await save(server.client(), body, id)).status).toBe(401)
    expect((await save(await server.as('100305'), body, id)).envelope.success).toBe(false)
  })

  it('[OFF-12] ignores the key of a call that decides', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const { id, version } = await findOrderByTitle(lead, TOOLS)
    const submit = async () =>
      await lead.call(calls.submitCheck, {
        body: { id, version },
        headers: withRequestId(crypto.randomUUID()),
      })
    const { rows: before } = await sql`select 1 from done_request`.execute(store.database.kysely)
    await submit()
    const { rows } = await sql`select 1 from done_request`.execute(store.database.kysely)
    expect(rows).toHaveLength(before.length)
  })

  itConcurrently(
    store,
    '[OFF-11] saves once when two arrive at the same moment, and gives both the same response',
    async () => {
      const lead = await server.as(FENG_XIAOLAN)
      const before = await findOrderByTitle(lead, TOOLS)
      const body = buildRemark(before, 'twice at once')
      const id = crypto.randomUUID()
      const both = await overlapping(store.database.kysely, noWrites('done_request'), [
        () => save(lead, body, id),
        () => save(lead, body, id),
      ])
      expect(both.map(({ envelope }) => envelope)).toEqual([
        expect.objectContaining({ success: true }),
        both[0]?.envelope,
      ])
      const now = await fetchDetail(lead, before.id)
      expect(now.version).toBe(before.version + 1)
      expect(countSaves(now)).toBe(countSaves(before) + 1)
    },
  )

  itConcurrently(store, '[OFF-11] creates one record when two arrive at the same moment', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const body = { ...DRAFT, titleZh: '同时提交的检查' }
    const headers = withRequestId(crypto.randomUUID())
    const createDraft = async () => await auditor.call(calls.saveCheckDraft, { body, headers })
    const both = await overlapping(store.database.kysely, noWrites('done_request'), [
      createDraft,
      createDraft,
    ])
    expect(new Set(both.map(({ envelope }) => envelope.data.id)).size).toBe(1)
    expect(await findRows(auditor, { text: body.titleZh })).toHaveLength(1)
  })
})
