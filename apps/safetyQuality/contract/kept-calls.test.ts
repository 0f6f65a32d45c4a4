import { expect, it } from 'vitest'
import * as checkOrder from './checks/check-order.calls.ts'

it('[OFF-21] of the check orders the one that is open is kept on a device, with the templates that its form offers, and no list', () => {
  const kept = Object.values(checkOrder).flatMap(call =>
    typeof call === 'object' && 'id' in call && call.kept !== undefined ? [[call.id, call.kept]] : [],
  )
  expect(kept).toEqual([
    ['safetyQuality.checkOrder.detail', 'record'],
    ['safetyQuality.checkOrder.draft', 'record'],
    ['safetyQuality.checkOrder.templates', 'lookup'],
  ])
})
