import type { Clock } from '@apron/server-kit/time/clock'
import { createAnswerRightsRequest } from '../../src/app/operator/answer-rights-request.ts'
import { allMessages } from '../../src/app/wiring/all-messages.ts'
import { rightsOfPeople } from '../../src/app/wiring/rights.ts'
import { messagesService } from '../../src/features/messages/messages.service.ts'
import { createSecurityAudit } from '../../src/platform/log/security-audit.ts'
import type { TestStore } from './stores/stores.ts'

/** Runs `npm run rights` on a store, without a process of its own. */
export function rightsTerminal({ kysely: db }: TestStore['database'], clock: Clock) {
  const { changes } = rightsOfPeople({
    database: { kysely: db },
    clock,
    delivery: { reachesPeople: false, send: async () => {} },
    settings: { publicUrl: 'http://localhost:3000' },
    logger: { error: () => {} },
    audit: createSecurityAudit(db, clock, { info: () => {} }),
    messages: messagesService(clock, allMessages([])),
    dictionaryUsers: [],
  })
  return { ask: createAnswerRightsRequest({ db, clock, changes }), changes }
}
