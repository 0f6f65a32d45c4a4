import { type Static, Type } from 'typebox'

const CAPTCHA_SOLUTION = {
  captchaKey: Type.String({ minLength: 1, maxLength: 64, secret: true }),
  preSessionId: Type.String({ minLength: 1, maxLength: 64 }),
  code: Type.String({
    minLength: 1,
    maxLength: 32,
    description: 'Captcha characters or proof of work',
    secret: true,
  }),
  deviceId: Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'Device that requested the code; the code is valid only there',
  }),
} as const

const MobileCode = Type.String({
  pattern: '^[0-9]{6}$',
  description: 'The code that was sent',
  secret: true,
})

/** Body of `sendMobileCode` (§7). The captcha comes from `randomImage`. */
export const MobileCodeRequest = Type.Object({
  username: Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'Employee number, or the id-card number',
  }),
  ...CAPTCHA_SOLUTION,
})
export type MobileCodeRequest = Static<typeof MobileCodeRequest>

/** Response of `sendMobileCode`. The same whether or not the account exists. */
export const MobileCodeResponse = Type.Object({
  validSeconds: Type.Integer({ description: 'Lifetime of the code in seconds' }),
  againAfterSeconds: Type.Integer({ description: 'Seconds after which another code can be requested' }),
})
export type MobileCodeResponse = Static<typeof MobileCodeResponse>

/**
 * Query of `forgetPassword` (§7). The captcha comes from `randomForgetPwdImage` for the same employee. Without
 * `mobileCode` a code is sent. With it the last four fields are required and the password is replaced.
 */
export const PasswordResetQuery = Type.Object({
  employeeCode: Type.String({ minLength: 1, maxLength: 64 }),
  ...CAPTCHA_SOLUTION,
  mobileCode: Type.Optional(MobileCode),
  password: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 4096,
      description: 'New password, encrypted as at the login',
      secret: true,
    }),
  ),
  authKey: Type.Optional(Type.String({ minLength: 1, maxLength: 1024 })),
  authIv: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
})
export type PasswordResetQuery = Static<typeof PasswordResetQuery>

/** Response of `forgetPassword`. */
export const PasswordResetResponse = Type.Object({
  changed: Type.Boolean({
    description: 'False: a code was sent if the employee exists. True: the password was changed',
  }),
})
export type PasswordResetResponse = Static<typeof PasswordResetResponse>
