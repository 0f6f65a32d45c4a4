import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import {
  newPersonLink,
  prepareStateAgain,
  prepareUserAgain,
  withdrawHandedKeys,
} from '../features/people/people.ts'
import { createRights, type NewLink, type Rights } from '../features/rights/rights.ts'
import type { SecurityAudit } from '../platform/log/security-audit.ts'
import type { GuardedDeps, ServerDeps } from './server-deps.ts'

export interface RightsInput extends Pick<GuardedDeps, 'clock' | 'delivery'> {
  readonly database: Pick<ServerDeps['database'], 'kysely'>
  readonly logger: { error(about: object, text: string): void }
  readonly settings: Pick<ServerDeps['settings'], 'publicUrl'>
  readonly audit: SecurityAudit
  readonly messages: MessagesService
}

/** Where rights meet people: for the server, and for the command of the terminal. */
export function rightsOfPeople({
  audit,
  clock,
  database: { kysely: db },
  delivery,
  logger,
  messages,
  settings,
}: RightsInput): Rights & { readonly newLink: NewLink } {
  const newLink: NewLink = (store, userCode, made) => newPersonLink(store, userCode, clock.now(), made)
  const rights = createRights({
    db,
    clock,
    audit,
    messages,
    delivery,
    newLink,
    withdrawHandedKeys,
    publicUrl: settings.publicUrl,
    undelivered: error => logger.error({ err: error }, 'a message to a person could not be delivered'),
    prepare: { user: prepareUserAgain, enable: prepareStateAgain },
  })
  return { ...rights, newLink }
}
