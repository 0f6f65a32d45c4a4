import sharp from 'sharp'
import { expect, it } from 'vitest'
import { CAPTCHA_CHARACTERS } from './captcha-glyphs.ts'
import { drawCaptcha } from './captcha-image.ts'

it('[AUTH-04] draws a small raster picture, different each time', async () => {
  const [one, other] = await Promise.all([drawCaptcha('A3KX7'), drawCaptcha('A3KX7')])
  const { format, width, height } = await sharp(one).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 132, height: 44 })
  expect(one.length).toBeLessThan(6000)
  expect(one.equals(other)).toBe(false)
})

it('has ink of its own for every character', async () => {
  for (const character of CAPTCHA_CHARACTERS) {
    const blank = await sharp(await drawCaptcha(' ')).stats()
    const drawn = await sharp(await drawCaptcha(character.repeat(5))).stats()
    expect(drawn.channels[0]?.mean).toBeLessThan(blank.channels[0]?.mean ?? 0)
  }
})

it('leaves out characters that people mix up', () => {
  expect(CAPTCHA_CHARACTERS).not.toMatch(/[0O1IL2Z5S8BUVGQ]/)
})
