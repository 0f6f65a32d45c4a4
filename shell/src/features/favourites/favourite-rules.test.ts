import { describe, expect, it } from 'vitest'
import { matchingFavourites, readableAddress } from './favourite-rules.ts'

const favourite = (name: string, url: string) => ({ id: name, name, url, userCode: '1', createTime: '' })
const ALL = [
  favourite('检查单', '/safetyQuality/checkList'),
  favourite('Landing gear', '/amm/library?chapter=%E8%B5%B7%E8%90%BD%E6%9E%B6'),
]

it.each([
  ['', ['检查单', 'Landing gear']],
  ['检查', ['检查单']],
  ['GEAR landing', ['Landing gear']],
  ['起落架', ['Landing gear']],
  ['nothing', []],
])('[FAV-02] finds for %j the favourites %j', (text, names) => {
  expect(matchingFavourites(ALL, text).map(({ name }) => name)).toEqual(names)
})

describe('readableAddress', () => {
  it.each([
    ['/amm?c=%E8%B5%B7', '/amm?c=起'],
    ['/amm?c=%E8%', '/amm?c=%E8%'],
  ])('decodes %s to %s', (url, expected) => {
    expect(readableAddress(url)).toBe(expected)
  })
})
