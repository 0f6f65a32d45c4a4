import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { remindFlow } from '@apron/contract/flow/flow.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { agree, detail, recordOf, startRequest } from '../../support/flow/flow-steps.ts'
import { MovingClock } from '../../support/servers/moving-clock.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const DING = '100402'
const FAN = '100401'
const QIN = '100701'
const STRANGER = '100305'

const remind = async (person: PortalClient, insId: string) =>
  (await person.call(remindFlow, { body: { insId } })).envelope

describeOnStores('reminding of a process', store => {
  const clock = new MovingClock()
  const server = serverOn(store, { clock })

  async function remindersOf(insId: string): Promise<string[]> {
    const { rows } = await sql<{ user_code: string }>`
      select r.user_code from message m join message_recipient r on r.message_id = m.id
       where m.event = 'FLOW_REMINDER' and m.url like ${`%id=${insId}%`} order by m.created_at`.execute(
      store.database.kysely,
    )
    return rows.map(({ user_code }) => user_code)
  }

  it('[FLOW-32] lets the initiator remind the holder of the task once an hour, and records it', async () => {
    const insId = await startRequest(await server.as(DING), '70000.00')
    expect((await detail(await server.as(DING), insId)).actions).toContain('remind')
    expect(await remind(await server.as(DING), insId)).toMatchObject({ code: 200, data: { people: 1 } })
    clock.forward({ minutes: 59 })
    const again = await remind(await server.as(DING), insId)
    expect([again.code, again.msg]).toEqual([
      SERVER_ERRORS.flowReminded.code,
      SERVER_ERRORS.flowReminded.zh.replace('{minutes}', '60'),
    ])
    clock.forward({ minutes: 1 })
    expect(await remind(await server.as(DING), insId)).toMatchObject({ code: 200 })
    expect(await remindersOf(insId)).toEqual([FAN, FAN])
    expect(await recordOf(await server.as(DING), insId)).toEqual([
      `submit Start ${DING}`,
      `remind N1 ${DING}`,
      `remind N1 ${DING}`,
    ])
  })

  it('[FLOW-32] allows a reminder for the next node at once', async () => {
    const insId = await startRequest(await server.as(DING), '70000.00')
    await remind(await server.as(DING), insId)
    await agree(await server.as(FAN), insId)
    expect(await remind(await server.as(DING), insId)).toMatchObject({ code: 200 })
    expect(await remindersOf(insId)).toEqual([FAN, QIN])
  })

  it('[FLOW-32] is rejected for other people and for ended processes', async () => {
    const insId = await startRequest(await server.as(DING), '30000.00')
    for (const code of [FAN, STRANGER]) {
      expect((await remind(await server.as(code), insId)).code).toBe(SERVER_ERRORS.notFound.code)
    }
    expect((await remind(server.client(), insId)).code).toBe(SERVER_ERRORS.notLoggedIn.code)
    expect((await detail(await server.as(FAN), insId)).actions).not.toContain('remind')
    await agree(await server.as(FAN), insId)
    expect((await remind(await server.as(DING), insId)).code).toBe(SERVER_ERRORS.notAllowedInState.code)
    expect((await detail(await server.as(DING), insId)).actions).not.toContain('remind')
    expect(await remindersOf(insId)).toEqual([])
  })

  itConcurrently(store, '[FLOW-32] sends one reminder for two simultaneous requests', async () => {
    const ding = await server.as(DING)
    const insId = await startRequest(ding, '30000.00')
    const answers = await Promise.all([0, 1, 2].map(() => remind(ding, insId)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await remindersOf(insId)).toEqual([FAN])
  })
})
