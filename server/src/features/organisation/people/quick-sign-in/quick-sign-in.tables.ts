import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type QuickSignInTables = {
  /** A person's quick sign-in on one device. */
  quick_sign_in: {
    /** Random id for the browser. */
    id: string
    user_code: string
    /** SHA-256 of the secret in the device cookie. */
    device_hash: string
    /** Argon2 of a hash keyed with the server's secret key; null without a PIN. */
    pin_hash: string | null
    pin_tries: number
    pin_until: ColumnType<Date | null, Date | null, Date | null>
    used_at: Timestamp
  }
}
