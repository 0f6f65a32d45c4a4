import type { Clock } from '@apron/server-kit/time/clock'
import { createHandlePermissionRequest } from '../../src/app/operator/handle-permission-request.ts'
import { allMessages } from '../../src/app/wiring/all-messages.ts'
import { permissionsOfPeople } from '../../src/app/wiring/permissions.ts'
import { messagesService } from '../../src/features/messages/messages.service.ts'
import { createSecurityAudit } from '../../src/platform/log/security-audit.ts'
import type { TestStore } from './stores/stores.ts'

/** Runs `npm run rights` on a store, without a process of its own. */
export function rightsTerminal({ kysely: db }: TestStore['database'], clock: Clock) {
  const { changes } = permissionsOfPeople({
    database: { kysely: db },
    clock,
    delivery: { reachesPeople: false, send: async () => {} },
    settings: { publicUrl: 'http://localhost:3000' },
    logger: { error: () => {} },
    audit: createSecurityAudit(db, clock, { info: () => {} }),
    messages: messagesService(clock, allMessages([])),
    dictionaryConsumers: [],
  })
  return { ask: createHandlePermissionRequest({ db, clock, changes }), changes }
}
