import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type DraftKeysTables = {
  draft_key: {
    user_code: string
    device_hash: string
    /** 256 random bits, base64. */
    key: string
    made_at: Timestamp
    /** Last time it was handed out. */
    used_at: Timestamp
  }
}
