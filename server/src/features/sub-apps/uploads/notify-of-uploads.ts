import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { Kysely } from 'kysely'
import type { UploadingPeople } from './uploading-people.ts'
import { VERSION_ENDED, VERSION_WAITS } from './uploads.events.ts'
import type { StoredUpload } from './uploads.store.ts'

const ENDINGS = {
  installed: { zh: '已确认并安装', en: 'confirmed and installed' },
  refused: { zh: '已拒绝', en: 'rejected' },
  expired: { zh: '无人处理，已过期', en: 'expired without a decision' },
} as const satisfies Record<string, TextPair>
export type UploadEnding = keyof typeof ENDINGS

/** Notifies the people concerned by an upload, in the transaction of its change. */
export interface UploadNotifier {
  waits(db: Kysely<unknown>, upload: StoredUpload): Promise<void>
  ended(db: Kysely<unknown>, upload: StoredUpload, ending: UploadEnding): Promise<void>
  /** Ends the request to confirm. Nobody is notified, since the uploader knows. */
  withdrawn(db: Kysely<unknown>, upload: StoredUpload): Promise<void>
}

/** Returns the task of the confirming administrators. It ends with the upload. */
const taskOf = ({ id }: StoredUpload) => `portal.appUpload:${id}`

export function createUploadNotifier(
  messages: MessagesService,
  people: Pick<UploadingPeople, 'personLabel'>,
): UploadNotifier {
  return {
    async waits(db, upload) {
      const { name, version, uploaded_by: by, expires_at: until } = upload
      await messages.publish(db, VERSION_WAITS, {
        site: '',
        to: [{ rights: [ADMIN_PERMISSIONS.subApps.upload] }],
        by,
        values: {
          by: await people.personLabel(db, by),
          name,
          version,
          until: wireMinute(wireTime(until)),
        },
        task: taskOf(upload),
      })
    },
    async ended(db, upload, ending) {
      await messages.taskEnded(db, taskOf(upload), ending === 'installed' ? 'success' : 'failed')
      const { name, version, uploaded_by: userCode } = upload
      await messages.publish(db, VERSION_ENDED, {
        site: '',
        to: [{ users: [userCode] }],
        by: null,
        values: { name, version, ending: ENDINGS[ending] },
      })
    },
    async withdrawn(db, upload) {
      await messages.taskEnded(db, taskOf(upload), 'failed')
    },
  }
}
