import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type SecurityKeysTables = {
  security_key: {
    /** Names the row to its person; random. */
    id: string
    user_code: string
    /** As the key calls itself, base64url. */
    credential_id: string
    /** COSE, base64url. */
    public_key: string
    /** What the key counted at its last login; 0 of one that does not count. */
    counter: number
    name: string
    /** The device that it is; null of one that is carried along. */
    device_hash: string | null
    added_at: Timestamp
    used_at: ColumnType<Date | null, Date | null, Date | null>
  }
  /** A device that its person marked as theirs alone. */
  own_device: {
    /** SHA-256 of the secret in the cookie of the device. */
    device_hash: string
    user_code: string
    marked_at: Timestamp
  }
}
