import { serverOn } from '@apron/server/test/servers/test-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import { askReporter } from '../../contract/reports/desk.calls.ts'
import { plugin } from '../plugin.ts'
import { buildDraft, issueOrder, TAN_YONG } from './rectifications/rectification-steps.ts'
import {
  addText,
  deskRows,
  fetchProgress,
  fileReport,
  findNewReport,
  HE_HUIMIN,
  takeReport,
} from './reports/report-steps.ts'

describeOnStores('safetyQuality in GAMECO', store => {
  const server = serverOn(store, { plugins: [plugin], settings: { variant: 'gameco' } })

  it('[SQ-20, SQ-23, SQ-24] files a report without login; the office takes it, asks and gets an answer', async () => {
    const handler = await server.as(HE_HUIMIN)
    const before = await deskRows(handler)
    const visitor = server.client()
    const code = await fileReport(visitor)
    const { id, version } = await takeReport(handler, await findNewReport(handler, before))
    await handler.call(askReporter, { body: { id, version, text: '当时的天气怎么样？' } })
    expect((await fetchProgress(visitor, code)).envelope.data.state).toBe('INFO_REQ')
    await addText(visitor, code, '下着小雨。')
    expect((await fetchProgress(visitor, code)).envelope.data.state).toBe('TRIAGE')
  })

  it('[SQ-12] issues a rectification order to its responsible person', async () => {
    const order = await issueOrder(await server.as('100104'), buildDraft(server.clock.now()))
    expect(order).toMatchObject({ status: 'ISSUED', respPerson: { code: TAN_YONG } })
  })
})
