import { type Static, Type } from 'typebox'

/** Response of `randomImage` (§7). Single-use, whatever the outcome; valid for `CAPTCHA_LIFETIME_MS`. */
export const Captcha = Type.Object({
  captchaKey: Type.String({ description: 'Id of the captcha, sent with its solution', secret: true }),
  image: Type.String({ description: 'The picture as a data URL, PNG' }),
  preSessionId: Type.String({ description: 'Sent with the login; the captcha is valid only with it' }),
  proofOfWork: Type.Object(
    { salt: Type.String(), challenge: Type.String(), maxNumber: Type.Integer() },
    { description: 'Challenge of the alternative to the picture, see rules/proof-of-work' },
  ),
})
export type Captcha = Static<typeof Captcha>
