import { expect, it } from 'vitest'
import { isTypedInto, pageKeyOf } from './page-keys.ts'

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it.each([
  [{ key: 'k', ctrlKey: true }, false, 'search'],
  [{ key: 'K', metaKey: true }, true, 'search'],
  [{ key: 'k' }, false, null],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, false, null],
  [{ key: 'k', ctrlKey: true, metaKey: true }, false, null],
  [{ key: 'k', ctrlKey: true, altKey: true }, false, null],
  [{ key: '?', shiftKey: true }, false, 'shortcuts'],
  [{ key: '？', shiftKey: true }, false, 'shortcuts'],
  [{ key: '?', shiftKey: true }, true, null],
  [{ key: '?', ctrlKey: true }, false, null],
  [{ key: '/' }, false, null],
] as const)('[HELP-01] %j, typing %j: %j', (pressed, isTyping, action) => {
  expect(pageKeyOf({ ...NONE, ...pressed }, isTyping)).toBe(action)
})

it.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<input type="checkbox">', false],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true"></div>', true],
  ['<button></button>', false],
  ['<a href="/"></a>', false],
])('detects typing into %s: %j', (html, typed) => {
  document.body.innerHTML = html
  expect(isTypedInto(document.body.firstElementChild)).toBe(typed)
})
