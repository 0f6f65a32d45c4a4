import type { CallSchemas } from '../calls/call-schemas.ts'
import { UserInfo } from '../organisation/user-info.ts'
import {
  KeyLogin,
  KeyLoginOptions,
  NewKeyKind,
  NewKeyOptions,
  NewSecurityKey,
  OwnDevice,
  SecurityKeyId,
  SecurityKeyName,
  SecurityKeysState,
} from './security-key.ts'
import type * as calls from './security-keys.calls.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const SECURITY_KEYS_SCHEMAS = {
  beginKeyLogin: { data: KeyLoginOptions },
  keyLogin: { body: KeyLogin, data: UserInfo },
  securityKeysState: { data: SecurityKeysState },
  beginSecurityKey: { body: NewKeyKind, data: NewKeyOptions },
  addSecurityKey: { body: NewSecurityKey, data: SecurityKeysState },
  renameSecurityKey: { body: SecurityKeyName, data: SecurityKeysState },
  removeSecurityKey: { body: SecurityKeyId, data: SecurityKeysState },
  markOwnDevice: { body: OwnDevice, data: SecurityKeysState },
} as const satisfies Record<keyof typeof calls, CallSchemas>
