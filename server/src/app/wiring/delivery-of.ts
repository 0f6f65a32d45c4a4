import type { CodeDelivery } from '../../features/auth/codes/code-delivery.ts'
import { createGatewayDelivery } from '../../features/auth/codes/gateway-delivery.ts'
import { createOutboxDelivery, outboxFile } from '../../features/auth/codes/outbox-delivery.ts'
import type { Settings } from '../../platform/config/settings.ts'

/** Returns the operator's gateway for codes and links, or a file without one. */
export function deliveryOf({ smsUrl, smsToken, dataDir }: Settings): CodeDelivery {
  return smsUrl === null ? createOutboxDelivery(outboxFile(dataDir)) : createGatewayDelivery(smsUrl, smsToken)
}
