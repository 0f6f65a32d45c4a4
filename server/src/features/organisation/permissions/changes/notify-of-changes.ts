import { ADMINISTRATOR_ROLE } from '@apron/contract/rules/rights/admin-permissions'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { Kysely } from 'kysely'
import {
  ADMINISTRATOR_ALONE,
  CHANGE_ENDED,
  CHANGE_WAITS,
  CONTACT_MOVES,
  DICTIONARY_CHANGE_ENDED,
  DICTIONARY_CHANGE_WAITS,
  PERMISSIONS_CHANGED,
} from './permission.events.ts'
import type { StoredChange } from './permission-changes.store.ts'
import { personLabel } from './person-label.ts'

const ENDINGS = {
  confirmed: { zh: '已确认', en: 'confirmed' },
  refused: { zh: '已拒绝', en: 'rejected' },
  expired: { zh: '无人处理，已过期', en: 'expired without a decision' },
} as const satisfies Record<string, TextPair>
export type Ending = keyof typeof ENDINGS

const NOTHING = '–'

/** Notifies the people concerned by a change of permissions, in its transaction. */
export interface PermissionNotifier {
  waits(db: Kysely<unknown>, about: About & { readonly until: Date }): Promise<void>
  ended(db: Kysely<unknown>, change: StoredChange, ending: Ending): Promise<void>
  /** Ends the request to confirm. Nobody is notified, since the proposer knows. */
  withdrawn(db: Kysely<unknown>, change: StoredChange): Promise<void>
  changed(db: Kysely<unknown>, people: readonly string[], change: Changed): Promise<void>
  /** Notifies a person that another mobile or mail was proposed for them. */
  moving(db: Kysely<unknown>, userCode: string, by: string): Promise<void>
  alone(db: Kysely<unknown>, by: string, target: string): Promise<void>
}

interface About extends Pick<StoredChange, 'kind'> {
  readonly id: number
  readonly by: string
  readonly name: TextPair
}
export interface Changed {
  /** Employee number, or `terminal:<account>`. */
  readonly by: string
  readonly given: readonly string[]
  readonly taken: readonly string[]
}

/** Returns the task of the confirming administrators. It ends with the change. */
const taskOf = (id: number) => `portal.rightsChange:${id}`

export function createPermissionNotifier(messages: MessagesService): PermissionNotifier {
  return {
    async waits(db, { id, kind, by, name, until }) {
      await messages.publish(db, kind === 'dictionary' ? DICTIONARY_CHANGE_WAITS : CHANGE_WAITS, {
        site: '',
        to: [{ roles: [ADMINISTRATOR_ROLE] }],
        by,
        values: { by: await personLabel(db, by), target: name, until: wireMinute(wireTime(until)) },
        task: taskOf(id),
      })
    },
    async ended(db, { id, kind, proposed_by, name_zh: zh, name_en: en }, ending) {
      await messages.taskEnded(db, taskOf(id), ending === 'confirmed' ? 'success' : 'failed')
      await messages.publish(db, kind === 'dictionary' ? DICTIONARY_CHANGE_ENDED : CHANGE_ENDED, {
        site: '',
        to: [{ users: [proposed_by] }],
        by: null,
        values: { target: { zh, en }, ending: ENDINGS[ending] },
      })
    },
    async withdrawn(db, { id }) {
      await messages.taskEnded(db, taskOf(id), 'failed')
    },
    async changed(db, people, { by, given, taken }) {
      if (people.length === 0) return
      await messages.publish(db, PERMISSIONS_CHANGED, {
        site: '',
        to: [{ users: people }],
        by,
        values: {
          by: await personLabel(db, by),
          given: given.join(', ') || NOTHING,
          taken: taken.join(', ') || NOTHING,
        },
      })
    },
    async moving(db, userCode, by) {
      await messages.publish(db, CONTACT_MOVES, {
        site: '',
        to: [{ users: [userCode] }],
        by,
        values: { by: await personLabel(db, by) },
      })
    },
    async alone(db, by, target) {
      await messages.publish(db, ADMINISTRATOR_ALONE, {
        site: '',
        to: [{ users: [by, target] }],
        by: null,
        values: { by: await personLabel(db, by), target: await personLabel(db, target) },
      })
    },
  }
}
