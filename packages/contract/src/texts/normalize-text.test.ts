import { expect, it } from 'vitest'
import {
  hasInvisible,
  isBlank,
  normalizeText,
  stripInvisible,
  stripInvisibleInLines,
  visibleLength,
} from './normalize-text.ts'

it.each([
  ['full-width letters and digits', 'ＣＫ－２０２６－０００４', 'CK-2026-0004'],
  ['a zero-width space', 'CK-2026\u200B-0004', 'CK-2026-0004'],
  ['hyphens that do not break', 'CK\u20112026\u20110004', 'CK-2026-0004'],
  ['dashes and minus signs', 'CK\u20132026\u22120004', 'CK-2026-0004'],
  ['direction marks', '\u202ECK-2026\u202C-0004', 'CK-2026-0004'],
  ['a byte order mark', '\uFEFFCK-2026-0004', 'CK-2026-0004'],
  ['tabs, line breaks and several blanks', ' CK\t2026 \n  0004 ', 'CK 2026 0004'],
  ['an ideographic blank', '左\u3000发', '左 发'],
  ['Chinese brackets', '检查（左）', '检查(左)'],
])('[LIST-12] normalizes %s', (_what, typed, plain) => {
  expect(normalizeText(typed)).toBe(plain)
})

it.each(['', ' ', '\u200B', '\u3164', '\u2800', '\n\t', '\u202E\u202C', '\u3000'])(
  'treats %j as blank',
  text => {
    expect(isBlank(text)).toBe(true)
  },
)

it.each([
  ['王芳', false],
  ['Wang Fang', false],
  ['O’Brien-Müller (CAN)', false],
  ['王\u200B芳', true],
  ['王\n芳', true],
  ['王\t芳', true],
  ['\u202E王芳', true],
  ['\u0007王芳', true],
  ['王芳\u3164', true],
])('finds invisible characters in the name %j: %j', (name, unseen) => {
  expect(hasInvisible(name)).toBe(unseen)
})

it('keeps words apart when it strips a single-line text', () => {
  expect(stripInvisible(' Night\tshift\r\n\u200Bof \u202EA ')).toBe('Night shift of A')
})

it('keeps line breaks when it strips a multi-line text', () => {
  expect(stripInvisibleInLines('\n Stop work \r\n\r\n\u200B\u202Ein bay\t3\n')).toBe('Stop work\n\nin bay 3')
})

it.each([
  ['', 0],
  ['\u200B\u200B\u200B\u200B\u200B', 0],
  ['  abc  ', 3],
  ['a b', 3],
  ['a\u200Bb', 2],
  ['one\r\n two ', 7],
])('[LIST-12] counts the visible characters of %j: %i', (text, length) => {
  expect(visibleLength(text)).toBe(length)
})
