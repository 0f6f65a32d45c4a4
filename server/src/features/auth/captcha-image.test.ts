import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readCaptcha } from '../../../test/support/read-captcha.ts'
import { CAPTCHA_CHARACTERS } from './captcha-glyphs.ts'
import { drawCaptcha } from './captcha-image.ts'

it('[AUTH-04] draws a small raster picture, different each time', async () => {
  const [one, other] = await Promise.all([drawCaptcha('A3KX7'), drawCaptcha('A3KX7')])
  const { format, width, height } = await sharp(one).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 132, height: 44 })
  expect(one.length).toBeLessThan(6000)
  expect(one.equals(other)).toBe(false)
})

/** Every character once, five to a picture. */
const PICTURES = Array.from({ length: Math.ceil(CAPTCHA_CHARACTERS.length / 5) }, (_, index) =>
  CAPTCHA_CHARACTERS.slice(index * 5)
    .padEnd(5, CAPTCHA_CHARACTERS)
    .slice(0, 5),
)

it.each(PICTURES)(
  '[AUTH-04] %s is drawn so that each character is told from all others',
  async characters => {
    const picture = (await drawCaptcha(characters)).toString('base64')
    const places = await readCaptcha(`data:image/png;base64,${picture}`)
    // The lines across may make one look like another: the second guess counts too.
    for (const [place, guesses] of places.entries()) {
      expect(guesses.slice(0, 2), `place ${place + 1}`).toContain(characters[place])
    }
  },
)

it('leaves out characters that people mix up', () => {
  expect(CAPTCHA_CHARACTERS).not.toMatch(/[0O1IL2Z5S8BUVGQ]/)
})
