import { expect, it } from 'vitest'
import { indexOfReading } from './syllable-rules.ts'

const CHECK_ORDERS = ['jian', 'cha', 'dan']
const AR_CARDS = ['ar', 'gong', 'ka']
const SAFETY = ['an', 'quan', 'zhi', 'liang']

it.each([
  ['jcd', CHECK_ORDERS, 0],
  ['jianchadan', CHECK_ORDERS, 0],
  ['jiancd', CHECK_ORDERS, 0],
  ['jchad', CHECK_ORDERS, 0],
  ['jiancha', CHECK_ORDERS, 0],
  ['j', CHECK_ORDERS, 0],
  ['cd', CHECK_ORDERS, 1],
  ['chadan', CHECK_ORDERS, 1],
  ['jd', CHECK_ORDERS, -1],
  ['jcdd', CHECK_ORDERS, -1],
  ['ianchadan', CHECK_ORDERS, -1],
  ['jianchadanx', CHECK_ORDERS, -1],
  ['argk', AR_CARDS, 0],
  ['gongka', AR_CARDS, 1],
  ['anquanzhiliang', SAFETY, 0],
  ['aqzl', SAFETY, 0],
  ['zl', SAFETY, 2],
  ['jcd', [], -1],
])('finds %s in %j at %i', (word, syllables, at) => {
  expect(indexOfReading(word, syllables)).toBe(at)
})
