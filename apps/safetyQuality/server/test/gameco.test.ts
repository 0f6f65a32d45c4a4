import { serverOn } from '@apron/server/test/servers/test-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import { askReporter } from '../../contract/reports/desk.calls.ts'
import { plugin } from '../plugin.ts'
import { draftOf, issued, TAN_YONG } from './rectifications/rectification-steps.ts'
import { add, deskRows, filed, HE_HUIMIN, newReport, progressOf, taken } from './reports/report-steps.ts'

describeOnStores('safetyQuality in GAMECO', store => {
  const server = serverOn(store, { plugins: [plugin], settings: { variant: 'gameco' } })

  it('[SQ-20, SQ-23, SQ-24] files a report without login; the office takes it, asks and gets an answer', async () => {
    const handler = await server.as(HE_HUIMIN)
    const before = await deskRows(handler)
    const visitor = server.client()
    const code = await filed(visitor)
    const { id, version } = await taken(handler, await newReport(handler, before))
    await handler.call(askReporter, { body: { id, version, text: '当时的天气怎么样？' } })
    expect((await progressOf(visitor, code)).envelope.data.state).toBe('INFO_REQ')
    await add(visitor, code, '下着小雨。')
    expect((await progressOf(visitor, code)).envelope.data.state).toBe('TRIAGE')
  })

  it('[SQ-12] issues a rectification order to its responsible person', async () => {
    const order = await issued(await server.as('100104'), draftOf(server.clock.now()))
    expect(order).toMatchObject({ status: 'ISSUED', respPerson: { code: TAN_YONG } })
  })
})
