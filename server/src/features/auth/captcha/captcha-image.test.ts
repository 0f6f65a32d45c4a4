import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readCaptcha } from '../../../../test/support/clients/read-captcha.ts'
import { CAPTCHA_CHARACTERS } from './captcha-glyphs.ts'
import { drawCaptcha } from './captcha-image.ts'

it('[AUTH-04] draws a small raster picture, different each time', async () => {
  const [one, other] = await Promise.all([drawCaptcha('A3KX7'), drawCaptcha('A3KX7')])
  const { format, width, height } = await sharp(one).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 132, height: 44 })
  expect(one.length).toBeLessThan(6000)
  expect(one.equals(other)).toBe(false)
})

/** All characters, five per picture. */
const PICTURES = Array.from({ length: Math.ceil(CAPTCHA_CHARACTERS.length / 5) }, (_, index) =>
  CAPTCHA_CHARACTERS.slice(index * 5)
    .padEnd(5, CAPTCHA_CHARACTERS)
    .slice(0, 5),
)

/**
 * Returns for each position of one picture whether the character is among the first two guesses. Noise lines may cross
 * it.
 */
async function recognizeCharacters(characters: string): Promise<boolean[]> {
  const picture = (await drawCaptcha(characters)).toString('base64')
  const places = await readCaptcha(`data:image/png;base64,${picture}`)
  return places.map((guesses, place) => guesses.slice(0, 2).includes(characters[place] ?? ''))
}

it.each(PICTURES)(
  '[AUTH-04] draws %s so that each character can be distinguished from all others',
  async characters => {
    const [one, two] = await Promise.all([recognizeCharacters(characters), recognizeCharacters(characters)])
    if (one.every(Boolean) && two.every(Boolean)) return
    // Lines are random. In one of three pictures they may make a character look like another.
    const three = await recognizeCharacters(characters)
    for (const place of Array.from(characters).keys()) {
      const times = [one[place], two[place], three[place]].filter(Boolean).length
      expect(times, `place ${place + 1}`).toBeGreaterThanOrEqual(2)
    }
  },
)

it('leaves out characters that people mix up', () => {
  expect(CAPTCHA_CHARACTERS).not.toMatch(/[0O1IL2Z5S8BUVGQ]/)
})
