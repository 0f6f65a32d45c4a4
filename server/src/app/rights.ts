import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import { prepareRoleAgain } from '../features/admin-roles/change-roles.service.ts'
import { prepareStateAgain, prepareUserAgain } from '../features/admin-users/change-users.service.ts'
import { newPersonLink } from '../features/person-links/person-links.store.ts'
import { createPersonMail, type NewLink } from '../features/rights/person-mail.ts'
import { createRightsChanges, type RightsChanges } from '../features/rights/rights-changes.service.ts'
import { createRightsGuard, type RightsGuard } from '../features/rights/rights-guard.ts'
import { createTellRights } from '../features/rights/tell-rights.ts'
import type { SecurityAudit } from '../platform/log/security-audit.ts'
import type { GuardedDeps, ServerDeps } from './server-deps.ts'

/** Rights that take two people, wired: for the server, and for the command of the terminal. */
export interface Rights {
  readonly guard: RightsGuard
  readonly changes: RightsChanges
  readonly newLink: NewLink
}

export interface RightsInput extends Pick<GuardedDeps, 'clock' | 'delivery'> {
  readonly database: Pick<ServerDeps['database'], 'kysely'>
  readonly logger: { error(about: object, text: string): void }
  readonly settings: Pick<ServerDeps['settings'], 'publicUrl'>
  readonly audit: SecurityAudit
  readonly messages: MessagesService
}

export function createRights({
  audit,
  clock,
  database: { kysely: db },
  delivery,
  logger,
  messages,
  settings,
}: RightsInput): Rights {
  const newLink: NewLink = (store, userCode, made) => newPersonLink(store, userCode, clock.now(), made)
  const mail = createPersonMail({
    delivery,
    newLink,
    publicUrl: settings.publicUrl,
    undelivered: error => logger.error({ err: error }, 'a message to a person could not be delivered'),
  })
  const guard = createRightsGuard({ clock, audit, mail, tell: createTellRights(messages) })
  const prepare = { user: prepareUserAgain, enable: prepareStateAgain, role: prepareRoleAgain }
  return { guard, newLink, changes: createRightsChanges({ db, clock, audit, guard, prepare }) }
}
