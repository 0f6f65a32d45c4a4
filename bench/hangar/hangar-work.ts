import { type Call, type CallShape, defineCall } from '@apron/contract/calls/define-call'
import type { CallOptions, PortalClient } from '@apron/server/test/clients/portal-client'
import type { DemoProcess } from '@apron/server/test/stores/demo-process'
import type { Client } from 'pg'
import { bareHangar } from './bare-hangar.ts'
import {
  assetsAt,
  BORROWER,
  CARDS_OF_PACKAGE,
  cardNoOf,
  type HangarSize,
  MECHANIC,
  measuredValue,
  type Side,
  STEPS,
  STEPS_TO_SIGN,
  stepAt,
} from './hangar-size.ts'

/** A planner, who sees the board. */
const PLANNER = '100302'
const KEEPER = '100502'

const VIEW_CARDS = { resource: 'workCard:card:view' } as const

const listCards = defineCall<{ body: object; data: unknown }>({
  id: 'bench.cards',
  method: 'POST',
  path: '/api/job-card/card/queryPage',
  access: VIEW_CARDS,
})
const readBoard = defineCall<{ data: unknown }>({
  id: 'bench.board',
  method: 'GET',
  path: '/api/job-card/package/board',
  access: { resource: 'workCard:package:view' },
})
const readCard = defineCall<{ query: { id: string }; data: unknown }>({
  id: 'bench.card',
  method: 'GET',
  path: '/api/job-card/card/detail',
  access: VIEW_CARDS,
})
const readCardWork = defineCall<{ query: { id: string }; data: unknown }>({
  id: 'bench.cardWork',
  method: 'GET',
  path: '/api/job-card/card/work',
  access: VIEW_CARDS,
})
const signStep = defineCall<{ body: object; data: unknown }>({
  id: 'bench.sign',
  method: 'POST',
  path: '/api/job-card/card/sign',
  access: { resource: 'workCard:card:sign' },
})
const issueTools = defineCall<{ body: object; data: unknown }>({
  id: 'bench.issue',
  method: 'POST',
  path: '/api/tool-mgmt/loan/save',
  access: { resource: 'tools:loan:issue' },
})

/** A measured task, by bare SQL and over HTTP. */
export interface MeasuredWork {
  readonly name: string
  /** Runs once, unmeasured. */
  readonly before?: () => Promise<void>
  readonly bare: (round: number) => Promise<unknown>
  readonly product: (round: number) => Promise<unknown>
}

/** Returns the tasks to measure on a filled store. */
export async function hangarWork(
  server: DemoProcess,
  client: Client,
  { packages, cardsOfSide }: HangarSize,
): Promise<MeasuredWork[]> {
  const planner = await server.as(PLANNER)
  const mechanic = await server.as(MECHANIC)
  const keeper = await server.as(KEEPER)
  const store = bareHangar(client)

  const cardNumbers = Array.from({ length: 1 + 2 * cardsOfSide }, (_, index) =>
    cardNoOf(packages * CARDS_OF_PACKAGE + 1 + index),
  )
  const { rows } = await client.query<{ id: string; cardNo: string }>(
    `select id, card_no as "cardNo" from work_card_card where card_no = any($1) order by card_no`,
    [cardNumbers],
  )
  const cardAt = (index: number) => rows[index] ?? { id: '', cardNo: '' }
  const openedCard = cardAt(0)
  const cardToSign = (side: Side, round: number) =>
    cardAt(1 + side * cardsOfSide + Math.floor(round / STEPS_TO_SIGN))
  const queryCards = (queryCriteria: object) =>
    callSuccessfully(planner, listCards, { body: { current: 1, size: 20, queryCriteria } })

  return [
    {
      name: 'first page of cards in work of one skill',
      bare: () => store.cardList(`status = 'IN_WORK' and skill = 'ME'`),
      product: () => queryCards({ status: ['IN_WORK'], skill: 'ME' }),
    },
    {
      name: 'first page of all cards of one skill',
      bare: () => store.cardList(`skill = 'ME'`),
      product: () => queryCards({ skill: 'ME' }),
    },
    {
      name: 'board of 2,000 cards',
      bare: () => store.board(),
      product: () => callSuccessfully(planner, readBoard, {}),
    },
    {
      name: `opening a card of ${STEPS} steps`,
      bare: () => store.openCard(openedCard),
      async product() {
        const query = { id: openedCard.id }
        await Promise.all([
          callSuccessfully(mechanic, readCard, { query }),
          callSuccessfully(mechanic, readCardWork, { query }),
        ])
      },
    },
    {
      name: 'signing a step',
      // A signature needs a password typed within two minutes. Its hash is slow on purpose and not measured.
      before: () => mechanic.typePassword(server.password),
      bare: round => store.signStep(cardToSign(0, round), stepAt(round), measuredValue(stepAt(round))),
      product(round) {
        const { id } = cardToSign(1, round)
        const stepNo = stepAt(round)
        const body = { id, stepNo, attempt: 1, value: measuredValue(stepNo), remark: '', nrNo: '' }
        return callSuccessfully(mechanic, signStep, { body })
      },
    },
    {
      name: 'issue of ten tools',
      bare: round => store.issue(assetsAt(0, round)),
      product(round) {
        const items = assetsAt(1, round).map(assetNo => ({ assetNo, name: '' }))
        const loan = { id: null, version: null, borrower: BORROWER, items, cardNo: '', purpose: 'SHOP' }
        const body = { ...loan, acReg: '', loadKg: null, dueTime: null, outCondition: '' }
        return callSuccessfully(keeper, issueTools, { body })
      },
    },
  ]
}

/** Returns the data of a call. @throws Error if rejected, as rejections are quick */
async function callSuccessfully<Shape extends CallShape>(
  person: PortalClient,
  call: Call<Shape>,
  options: CallOptions<Shape>,
): Promise<void> {
  const { envelope } = await person.call(call, options)
  if (!envelope.success) throw new Error(`${call.id} was refused: ${envelope.msg}`)
}
