import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import { plugin } from '../../plugin.ts'
import { findOrderByTitle } from '../checks/check-order-steps.ts'

const WRITES = [
  calls.queryCheckOrders,
  calls.saveCheckDraft,
  calls.issueCheck,
  calls.cancelCheck,
  calls.startCheck,
  calls.saveCheckResults,
  calls.submitCheck,
  calls.approveCheck,
  calls.returnCheck,
]

/** Generates arbitrary JSON, and bodies that are almost valid. */
const anyBody = (id: string, itemId: string) =>
  fc.oneof(
    fc.jsonValue(),
    fc.record({
      current: fc.integer(),
      size: fc.integer(),
      queryCriteria: fc.dictionary(fc.string(), fc.jsonValue()),
    }),
    fc.record({
      current: fc.integer({ min: 1, max: 50 }),
      size: fc.integer({ min: 1, max: 50 }),
      queryCriteria: fc.record(
        {
          text: fc.string({ unit: 'binary', maxLength: 80 }),
          planFrom: fc.stringMatching(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/),
          sortBy: fc.constantFrom('score', 'planEnd', 'nothing'),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({
      id: fc.constantFrom(id, 'other'),
      version: fc.oneof(fc.integer(), fc.double()),
      reason: fc.string({ unit: 'binary' }),
      conclusion: fc.string({ unit: 'binary' }),
      results: fc.array(
        fc.record({
          itemId: fc.constantFrom(itemId, 'x', ''),
          result: fc.constantFrom('C', 'NC', 'OBS', null, 'Z'),
          measured: fc.array(fc.record({ unit: fc.string(), value: fc.oneof(fc.double(), fc.string()) }), {
            maxLength: 2,
          }),
          remark: fc.string({ unit: 'binary' }),
          photos: fc.array(fc.jsonValue(), { maxLength: 2 }),
          finding: fc.oneof(
            fc.constant(null),
            fc.record({
              level: fc.constantFrom('1', '9', null),
              description: fc.string({ unit: 'binary' }),
              containment: fc.string(),
              responsibleDept: fc.string(),
              suggestDue: fc.oneof(fc.constant(null), fc.string()),
            }),
          ),
        }),
        { maxLength: 3 },
      ),
    }),
  )

describeOnStores('calls about check orders with generated bodies', store => {
  const server = appServer(store, plugin)

  it('returns no server error', async () => {
    const lead = await server.as('100104')
    const order = await findOrderByTitle(lead, 'Monthly tool control check')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...WRITES),
        anyBody(order.id, order.items[0]?.id ?? ''),
        async (call, body) => {
          const { status } = await lead.call<{ body: unknown; data: unknown }>(call, { body })
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: 200 },
    )
  })
})
