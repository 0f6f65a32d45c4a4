import type { DictionaryConsumer } from '@apron/server-kit/dictionary/dictionary-consumer'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import {
  type ChangeDictionaryDeps,
  prepareDictionaryAgain,
} from '../../features/dictionary/change-dictionary.service.ts'
import { createDictionaryUses } from '../../features/dictionary/dictionary-uses.ts'
import {
  createPermissionServices,
  type NewLink,
  newPersonLink,
  type PermissionServices,
  prepareStateAgain,
  prepareUserAgain,
  revokeHandedOverCredentials,
} from '../../features/organisation/organisation.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import type { ServerDeps } from '../server-deps.ts'

export interface PermissionsInput extends Pick<ServerDeps, 'clock' | 'delivery'> {
  readonly database: Pick<ServerDeps['database'], 'kysely'>
  readonly logger: { error(about: object, text: string): void }
  readonly settings: Pick<ServerDeps['settings'], 'publicUrl'>
  readonly audit: SecurityAudit
  readonly messages: MessagesService
  /** Features and applications that store dictionary values. */
  readonly dictionaryConsumers: readonly DictionaryConsumer[]
}

/** Wires permissions to people, for the server and the terminal command. */
export function permissionsOfPeople({
  audit,
  clock,
  database: { kysely: db },
  delivery,
  dictionaryConsumers,
  logger,
  messages,
  settings,
}: PermissionsInput): PermissionServices & {
  readonly newLink: NewLink
  readonly dictionary: ChangeDictionaryDeps
} {
  const uses = createDictionaryUses(dictionaryConsumers, ({ name }, error) =>
    logger.error({ err: error, user: name.en }, 'uses of a dictionary value could not be read'),
  )
  const dictionary = { clock, uses }
  const newLink: NewLink = (store, userCode, made) => newPersonLink(store, userCode, clock.now(), made)
  const rights = createPermissionServices({
    db,
    clock,
    audit,
    messages,
    delivery,
    newLink,
    revokeHandedOverCredentials,
    publicUrl: settings.publicUrl,
    onDeliveryFailure: error => logger.error({ err: error }, 'a message to a person could not be delivered'),
    prepare: {
      user: prepareUserAgain,
      enable: prepareStateAgain,
      dictionary: prepareDictionaryAgain(dictionary),
    },
  })
  return { ...rights, newLink, dictionary }
}
