import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type SecurityKeysTables = {
  security_key: {
    /** Random id for its person. */
    id: string
    user_code: string
    /** The key's own id, base64url. */
    credential_id: string
    /** COSE, base64url. */
    public_key: string
    /** Counter at the last login; 0 for a key without one. */
    counter: number
    name: string
    /** The device that is the key; null for a portable key. */
    device_hash: string | null
    added_at: Timestamp
    used_at: ColumnType<Date | null, Date | null, Date | null>
  }
  /** A device marked by its person as theirs alone. */
  own_device: {
    /** SHA-256 of the secret in the device cookie. */
    device_hash: string
    user_code: string
    marked_at: Timestamp
  }
}
