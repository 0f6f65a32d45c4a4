import { type Static, Type } from 'typebox'

/** Response of `randomImage` (§7). Single-use, whatever the outcome; valid for `CAPTCHA_LIFETIME_MS`. */
export const Captcha = Type.Object({
  captchaKey: Type.String({ description: 'Sent back with the answer', secret: true }),
  image: Type.String({ description: 'The picture as a data URL, PNG' }),
  preSessionId: Type.String({ description: 'Sent back with the login; the captcha counts only with it' }),
  proofOfWork: Type.Object(
    { salt: Type.String(), challenge: Type.String(), maxNumber: Type.Integer() },
    { description: 'The alternative to reading the picture, see rules/proof-of-work' },
  ),
})
export type Captcha = Static<typeof Captcha>
