import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type QuickSignInTables = {
  /** One person on one device where they chose it. */
  quick_sign_in: {
    /** Names the row to the browser; random. */
    id: string
    user_code: string
    /** SHA-256 of the secret in the cookie of the device. */
    device_hash: string
    /** Argon2 of a hash that the server's secret key is in; null without a PIN. */
    pin_hash: string | null
    pin_tries: number
    pin_until: ColumnType<Date | null, Date | null, Date | null>
    used_at: Timestamp
  }
}
