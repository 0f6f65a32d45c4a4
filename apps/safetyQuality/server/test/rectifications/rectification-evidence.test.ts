import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { REQUEST_ID_HEADER, requestIdHeader } from '@apron/contract/wire/formats/request-id'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { photo } from '@apron/server/test/file-samples'
import { noWrites, overlapping } from '@apron/server/test/overlapping'
import { appServer } from '@apron/server/test/servers/app-server'
import { fetchFile, uploaded } from '@apron/server/test/steps/file-steps'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { beforeAll, expect, it } from 'vitest'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import type { RoDetail } from '../../../contract/rectifications/rectification.entities.ts'
import { plugin } from '../../plugin.ts'
import * as steps from './rectification-steps.ts'

const { versionOf } = steps

const buildProgress = (order: RoDetail, evidence: { name: string; url: string }[], index = 0) => ({
  ...versionOf(order),
  measures: [{ id: order.cycles[0]?.measures[index]?.id ?? '', doneDate: null, doneRemark: '', evidence }],
})

describeOnStores('[SQ-16] evidence, and repeated saves', store => {
  const server = appServer(store, plugin)
  let auditor: PortalClient
  let responsible: PortalClient
  const now = () => server.clock.now()

  beforeAll(async () => {
    auditor = await server.as(steps.FENG_XIAOLAN)
    responsible = await server.as(steps.TAN_YONG)
  })

  async function createAcceptedPlan(): Promise<RoDetail> {
    const url = await uploaded(auditor, { name: 'lights.jpg', bytes: await photo() })
    const draft = steps.buildDraft(now(), '2', { evidence: [{ name: 'lights.jpg', url }] })
    const order = await steps.acceptOrder(responsible, await steps.issueOrder(auditor, draft))
    return await steps.acceptPlan(auditor, await steps.sendPlan(responsible, order))
  }

  it('can be read by readers of the order, and stays when another action is saved', async () => {
    const order = await createAcceptedPlan()
    const url = await uploaded(responsible, { name: 'a.png', bytes: await photo('png') })
    const saved = dataOf(
      await responsible.call(calls.saveProgress, { body: buildProgress(order, [{ name: 'a.png', url }]) }),
    )
    expect(
      dataOf(await responsible.call(calls.saveProgress, { body: buildProgress(saved, [], 1) })).version,
    ).toBe(saved.version + 1)
    const mechanic = await server.as(steps.LI_ZE)
    const outsider = await server.as(steps.BUYER)
    for (const file of [url, order.evidence[0]?.url ?? '']) {
      expect((await fetchFile(mechanic, file)).status).toBe(200)
      expect((await fetchFile(outsider, file)).status).toBe(404)
    }
  })

  it('rejects a file that another person uploaded, and saves nothing', async () => {
    const order = await createAcceptedPlan()
    const url = await uploaded(await server.as(steps.LI_ZE), { name: 'a.png', bytes: await photo('png') })
    const body = buildProgress(order, [{ name: 'a.png', url }])
    const { envelope } = await responsible.call(calls.saveProgress, { body })
    expect(envelope.code).toBe(SERVER_ERRORS.fileNotYours.code)
    expect((await steps.fetchRo(responsible, order.id)).version).toBe(order.version)
  })

  it('[OFF-11] returns the first response for a repeated save and changes nothing', async () => {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now())),
    )
    const headers = { [REQUEST_ID_HEADER]: requestIdHeader(crypto.randomUUID()) }
    const save = async () => await responsible.call(calls.savePlan, { body: steps.buildPlan(order), headers })
    const first = dataOf(await save())
    expect(dataOf(await save())).toEqual(first)
    const draft = {
      body: steps.buildDraft(now()),
      headers: { [REQUEST_ID_HEADER]: requestIdHeader(crypto.randomUUID()) },
    }
    const created = dataOf(await auditor.call(calls.saveRectification, draft))
    expect(dataOf(await auditor.call(calls.saveRectification, draft)).id).toBe(created.id)
  })

  itConcurrently(store, '[OFF-11] saves once when two arrive at the same moment', async () => {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now())),
    )
    const headers = { [REQUEST_ID_HEADER]: requestIdHeader(crypto.randomUUID()) }
    const save = async () => await responsible.call(calls.savePlan, { body: steps.buildPlan(order), headers })
    const both = await overlapping(store.database.kysely, noWrites('done_request'), [save, save])
    expect(both.map(({ envelope }) => envelope.success)).toEqual([true, true])
    expect((await steps.fetchRo(responsible, order.id)).version).toBe(order.version + 1)
  })
})
