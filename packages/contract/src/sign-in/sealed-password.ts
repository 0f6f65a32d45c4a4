import { Type } from 'typebox'

const PART = '[A-Za-z0-9+/]{1,1024}={0,2}'

/** A password readable only for the server and bound to the token sent with it: `authKey.authIv.password` (docs/wire.md). */
export const SealedPassword = Type.String({
  pattern: `^${PART}[.]${PART}[.]${PART}$`,
  maxLength: 3100,
  secret: true,
  description:
    'authKey.authIv.password, each base64, encrypted as for a login with the token in place of captchaKey',
})
