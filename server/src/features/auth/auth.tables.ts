import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

/** Purpose of a challenge. A challenge is valid for one purpose only. */
export type ChallengePurpose = 'confirmation' | 'key login' | 'new key'

export type AuthTables = {
  captcha: {
    captcha_key: string
    pre_session_id: string
    /** Hash of the key and the characters. */
    answer_hash: string
    salt: string
    /** Hash that the proof-of-work number must produce. */
    challenge: string
    /** Purpose it was issued for. */
    purpose: string
    expires_at: Timestamp
  }
  login_key: {
    id: string
    /** SubjectPublicKeyInfo, base64. */
    public_key: string
    /** PKCS #8, encrypted with the server's secret key. */
    sealed_private_key: string
    created_at: Timestamp
  }
  sign_in_challenge: {
    challenge_hash: string
    purpose: ChallengePurpose
    /** Subject it is valid for: a session, or the hash of a device. */
    subject: string
    expires_at: Timestamp
  }
  login_failure: {
    scope: string
    failures: number
    last_failed_at: Timestamp
    blocked_until: Timestamp | null
  }
  known_device: {
    user_code: string
    device_hash: string
    last_login_at: Timestamp
  }
  login_contact: {
    user_code: string
    mobile: string | null
    email: string | null
    id_card_hash: string | null
  }
  one_time_code: {
    purpose: 'login' | 'password'
    /** Account, or the placeholder for an unknown id-card number. */
    subject: string
    device_hash: string
    code_hash: string
    tries_left: number
    expires_at: Timestamp
  }
  code_sending: {
    scope: string
    sent: number
    first_sent_at: Timestamp
    last_sent_at: Timestamp
  }
}
