import type { UploadedFile } from '@apron/contract/entities/uploaded-file'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { photo } from '@apron/server/test/file-samples'
import { appServer } from '@apron/server/test/servers/app-server'
import { fetchFile, uploaded } from '@apron/server/test/steps/file-steps'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import type { CheckOrderDetail, ItemResult } from '../../../contract/checks/check-order.entities.ts'
import { plugin } from '../../plugin.ts'
import { fetchDetail, findOrderByTitle } from './check-order-steps.ts'

const FENG_XIAOLAN = '100104'
const CAO_JIANJUN = '100106'
const LI_ZE = '100305'
/** Works for a company that takes no part in checks. */
const OUTSIDER = 'X90101'
const TOOLS = 'Monthly tool control check'

function save(person: PortalClient, order: CheckOrderDetail, photos: readonly UploadedFile[], index = 9) {
  const item = order.items[index]
  const result: ItemResult = { result: 'OBS', measured: [], remark: '', photos: [...photos], finding: null }
  return person.call(calls.saveCheckResults, {
    body: { id: order.id, version: order.version, results: [{ itemId: item?.id ?? '', ...result }] },
  })
}

describeOnStores('photos of a check order', store => {
  const server = appServer(store, plugin)

  it('[UI-12] lets only readers of the order read them, and only once the order refers to them', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const url = await uploaded(lead, { name: 'crib.jpg', bytes: await photo() })
    const readers = await Promise.all([CAO_JIANJUN, LI_ZE].map(code => server.as(code)))
    const fetchStatuses = () =>
      Promise.all(readers.map(async reader => (await fetchFile(reader, url)).status))
    expect(await fetchStatuses()).toEqual([404, 404])

    const { envelope } = await save(lead, await findOrderByTitle(lead, TOOLS), [{ name: 'crib.jpg', url }])
    expect(envelope.data.items[9]?.result.photos).toEqual([{ name: 'crib.jpg', url }])
    expect(await fetchStatuses()).toEqual([200, 200])
    expect((await fetchFile(await server.as(OUTSIDER), url)).status).toBe(404)
  })

  it('[UI-12] keeps them when a colleague saves the same item, and hides them once removed from it', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const first = { name: 'a.png', url: await uploaded(lead, { name: 'a.png', bytes: await photo('png') }) }
    await save(lead, await findOrderByTitle(lead, TOOLS), [first])
    const checker = await server.as(CAO_JIANJUN)
    const second = {
      name: 'b.png',
      url: await uploaded(checker, { name: 'b.png', bytes: await photo('png') }),
    }
    await save(checker, await findOrderByTitle(checker, TOOLS), [first, second])
    expect((await fetchFile(lead, second.url)).status).toBe(200)

    await save(lead, await findOrderByTitle(lead, TOOLS), [second])
    expect((await fetchFile(checker, first.url)).status).toBe(404)
    expect((await fetchFile(lead, second.url)).status).toBe(200)
  })

  it('[UI-12] rejects those that another person uploaded, and saves nothing of the item', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const foreign = await uploaded(await server.as(LI_ZE), { name: 'a.png', bytes: await photo('png') })
    const before = await findOrderByTitle(lead, TOOLS)
    const { envelope } = await save(lead, before, [{ name: 'a.png', url: foreign }])
    expect(envelope).toMatchObject({ code: SERVER_ERRORS.fileNotYours.code, data: null })
    expect(await fetchDetail(lead, before.id)).toEqual(before)
  })
})
