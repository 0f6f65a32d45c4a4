import { MESSAGE_TEXT_MAX } from '@apron/contract/limits/messages'
import { describe, expect, it } from 'vitest'
import { placeholdersOf, renderRoute, renderText, shortLine } from './message-text.ts'

describe('message text', () => {
  it('inserts values in the language of the text', () => {
    const text = { zh: '检查单{no}《{title}》', en: 'Check order {no} “{title}” {no}' }
    expect(renderText(text, { no: 'CK-1', title: { zh: '一车间', en: 'Workshop 1' } })).toEqual({
      zh: '检查单CK-1《一车间》',
      en: 'Check order CK-1 “Workshop 1” CK-1',
    })
  })

  it('does not expand braces in values', () => {
    expect(renderText({ zh: '{a}', en: '{a}' }, { a: '{b} $& $1' }).en).toBe('{b} $& $1')
  })

  it('throws if a value is missing', () => {
    expect(() => renderText({ zh: '{a}', en: '{a}' }, {})).toThrow('{a} is missing')
  })

  it.each([
    [' a\r\n\tb ', 'a b'],
    ['a\u0000b', 'a b'],
    ['a\u202eb\u2066c\u200fd', 'a b c d'],
    ['a\u2028b', 'a b'],
    ['<b>&amp;', '<b>&amp;'],
    ['👩‍✈️', '👩‍✈️'],
  ])('turns %j into the line %j', (text, line) => {
    expect(shortLine(text)).toBe(line)
  })

  it('does not split a character when shortened', () => {
    expect(shortLine('👍'.repeat(MESSAGE_TEXT_MAX))).toBe('👍'.repeat(MESSAGE_TEXT_MAX))
    expect(shortLine('👍'.repeat(MESSAGE_TEXT_MAX + 1))).toBe(`${'👍'.repeat(MESSAGE_TEXT_MAX - 1)}…`)
  })

  it('lists each placeholder once', () => {
    expect(placeholdersOf('{b} {a} {b} { c } {}')).toEqual(['a', 'b'])
  })
})

describe('message route', () => {
  it('encodes each value as one path segment', () => {
    expect(renderRoute('/a/b?id={id}&c=1', { id: '../x?y#z&c=2' })).toBe('/a/b?id=..%2Fx%3Fy%23z%26c%3D2&c=1')
  })

  it('throws unless it is a path of the portal', () => {
    expect(() => renderRoute('{id}', { id: 'javascript:alert(1)' })).toThrow('no path')
    expect(() => renderRoute('/{id}/example.com', { id: '' })).toThrow('no path')
    expect(() => renderRoute('/a/{id}/b', { id: '..' })).toThrow('no part of a path')
  })
})
