import type { AdminSubAppUpload } from '@apron/contract/sub-apps/admin-sub-app'
import type { ColumnType, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type UploadsTables = {
  sub_app_upload: {
    id: GeneratedAlways<number>
    name: string
    version: string
    key_id: string
    signed_at: Timestamp
    digest: string
    files: number
    bytes: number
    against: string | null
    pages_added: string[]
    pages_removed: string[]
    public_added: string[]
    /** The archive, as a file of the portal. */
    file_url: string
    uploaded_by: string
    uploaded_at: Timestamp
    expires_at: Timestamp
    state: AdminSubAppUpload['state']
    decided_by: string | null
    decided_at: Timestamp | null
  }
}
