import { expect, it } from 'vitest'
import { favouriteAddress } from './favourite-address.ts'

it.each([
  ['/safetyQuality/checkList', '/safetyQuality/checkList'],
  [' /amm/library?chapter=32#top ', '/amm/library?chapter=32#top'],
  ['/amm/library?名=起落架', '/amm/library?%E5%90%8D=%E8%B5%B7%E8%90%BD%E6%9E%B6'],
  ['/amm/../myCollect', '/myCollect'],
  ['', null],
  ['/', null],
  ['/login', null],
  ['amm/library', null],
  ['//elsewhere.example/x', null],
  ['https://elsewhere.example/x', null],
  ['javascript:alert(1)', null],
  ['/\\elsewhere.example', null],
])('the address %j is kept as %j', (url, expected) => {
  expect(favouriteAddress(url)).toBe(expected)
})
