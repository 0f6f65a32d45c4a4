import { expect, it } from 'vitest'
import * as checkOrder from './checks/check-order.calls.ts'

it('[OFF-21] caches check orders that were opened and the templates of the form on a device, but no list', () => {
  const cached = Object.values(checkOrder).flatMap(call =>
    typeof call === 'object' && 'id' in call && call.kept !== undefined ? [[call.id, call.kept]] : [],
  )
  expect(cached).toEqual([
    ['safetyQuality.checkOrder.detail', 'record'],
    ['safetyQuality.checkOrder.draft', 'record'],
    ['safetyQuality.checkOrder.templates', 'lookup'],
  ])
})
