import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { agreeFlow, refuseFlow } from '@apron/contract/flow/flow.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { PortalClient } from '../support/clients/portal-client.ts'
import { decisionOf, startRequest } from '../support/flow/flow-steps.ts'
import { effectsOf, NOTHING, WHOLE } from '../support/flow/one-effect.ts'
import { type ServerProcess, startProcess, takePort } from '../support/servers/server-process.ts'
import { TEST_PASSWORD, TEST_SECRET } from '../support/stores/demo-store.ts'
import { makeFilledPlace } from '../support/stores/filled-stores.ts'
import { type StorePlace, silentLog, storeKinds } from '../support/stores/store-places.ts'

/** More rounds when run by hand: `APRON_FLOW_ROUNDS=1000`, `APRON_FLOW_KILLS=100`. */
const ROUNDS = Number(process.env['APRON_FLOW_ROUNDS'] ?? 20)
const KILLS = Number(process.env['APRON_FLOW_KILLS'] ?? 10)
const AT_ONCE = 50
const WHY = '单价高于市场，请重新询价'
const BUYER = '100402'
const HEAD = '100401'

interface Node extends ServerProcess {
  readonly origin: string
}

describe.skipIf(!storeKinds().includes('postgres'))('decisions on real servers and PostgreSQL', () => {
  let folder = ''
  let place: StorePlace
  let database: Database
  const nodes: Node[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apron decisions '))
    place = await makeFilledPlace('postgres', [])
    database = await openDatabase(place.settings, silentLog)
  }, 120_000)
  afterAll(async () => {
    for (const { process, ended } of nodes) {
      process.kill('SIGKILL')
      await ended
    }
    await database.close()
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  })

  async function startNode(name: string, port?: number): Promise<Node> {
    const at = String(port ?? (await takePort()))
    const server = startProcess({
      DATABASE_URL: place.settings.databaseUrl ?? '',
      SECRET_KEY: TEST_SECRET,
      DATA_DIR: join(folder, name),
      PORT: at,
    })
    const node = { ...server, origin: `http://127.0.0.1:${at}` }
    nodes.push(node)
    const isReady = async () =>
      await fetch(`${node.origin}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 60_000, message: server.output() }).toBe(true)
    return node
  }

  async function person(userCode: string, { origin }: Node): Promise<PortalClient> {
    const client = new PortalClient(origin, null)
    await client.login(userCode, TEST_PASSWORD)
    return client
  }

  const at = (client: PortalClient, { origin }: Node) =>
    Object.assign(new PortalClient(origin, null), { token: client.token, cookie: client.cookie })

  it(
    `[FLOW-47] counts one of ${AT_ONCE} simultaneous decisions of a task on two servers, ${ROUNDS} times`,
    async () => {
      const pair = [await startNode('one'), await startNode('two')]
      const [first = expect.fail('no server')] = pair
      const buyer = await person(BUYER, first)
      const head = await person(HEAD, first)
      const heads = pair.map(node => at(head, node))
      for (let round = 0; round < ROUNDS; round += 1) {
        const insId = await startRequest(buyer, '70000.00')
        const body = await decisionOf(head, insId, WHY)
        // In every second round half of the decisions are rejections.
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, async (_, index) => {
            const call = round % 2 === 1 && index % 4 > 1 ? refuseFlow : agreeFlow
            const client = heads[index % 2] ?? head
            return { call, answer: (await client.call(call, { body })).envelope }
          }),
        )
        const effects = await effectsOf(database.kysely, insId)
        const done = answers.filter(({ answer }) => answer.success)
        const [{ call } = expect.fail('nobody decided')] = done
        expect(effects, insId).toEqual(
          call === agreeFlow ? WHOLE : { ...WHOLE, next: 0, listed: 0, messages: 0 },
        )
        // Repeating the same decision as the same person returns the first result; the others learn what was decided.
        expect(new Set(done.map(each => each.call.id)).size, insId).toBe(1)
        for (const each of answers) {
          if (each.call === call) expect(each.answer, insId).toMatchObject({ success: true, data: { insId } })
          else expect(each.answer.code, insId).toBe(409)
        }
      }
      for (const { process, ended } of nodes.splice(0)) {
        process.kill('SIGTERM')
        await ended
      }
    },
    600_000 + ROUNDS * 2_000,
  )

  it(
    `[FLOW-48] leaves all of a decision or nothing when the server is killed in the middle of it, ${KILLS} times`,
    async () => {
      const port = await takePort()
      let node = await startNode('killed', port)
      const buyer = await person(BUYER, node)
      const head = await person(HEAD, node)
      const untouched = await startRequest(buyer, '70000.00')
      const begun = performance.now()
      await head.call(agreeFlow, { body: await decisionOf(head, untouched) })
      const usual = performance.now() - begun
      const seen = new Set<string>()
      for (let kill = 0; kill < KILLS; kill += 1) {
        const insId = await startRequest(buyer, '70000.00')
        const body = await decisionOf(head, insId)
        const answer = head.call(agreeFlow, { body }).then(
          ({ envelope }) => envelope,
          () => null,
        )
        // The kill happens at some moment between just before the decision and just after its response.
        if (kill === KILLS - 1) await answer
        else await wait((usual * kill) / Math.max(KILLS - 1, 1))
        node.process.kill('SIGKILL')
        await node.ended
        const answered = await answer
        node = await startNode('killed', port)
        const effects = await effectsOf(database.kysely, insId)
        const isWhole = effects.decisions > 0
        seen.add(isWhole ? 'whole' : 'nothing')
        expect(effects, `kill ${kill}`).toEqual(isWhole ? WHOLE : NOTHING)
        if (answered?.success === true) expect(isWhole, `kill ${kill}: it was answered`).toBe(true)
        // Sent again, as the page does after a lost response, it is decided once. A server that has just started may
        // answer that it is busy.
        const again = async () => (await head.call(agreeFlow, { body })).envelope
        await expect
          .poll(again, { timeout: 60_000, message: `kill ${kill}` })
          .toMatchObject({ success: true, data: { insId } })
        expect(await effectsOf(database.kysely, insId), `kill ${kill}`).toEqual(WHOLE)
      }
      expect([...seen].toSorted()).toEqual(['nothing', 'whole'])
    },
    900_000 + KILLS * 10_000,
  )
})
