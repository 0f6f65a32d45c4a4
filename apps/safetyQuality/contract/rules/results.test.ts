import { describe, expect, test } from 'vitest'
import { CHECK_RESULTS } from '../values.ts'
import { countResults } from './score.ts'

const of = (text: string) =>
  text.split(' ').map(word => CHECK_RESULTS.find(result => result === word) ?? null)

describe('score of a check', () => {
  test.each([
    ['- - -', { done: 0, nc: 0, obs: 0, score: null }],
    ['C C C', { done: 3, nc: 0, obs: 0, score: 100 }],
    ['NC NC', { done: 2, nc: 2, obs: 0, score: 0 }],
    ['C C NC', { done: 3, nc: 1, obs: 0, score: 66.7 }],
    ['C NC NC', { done: 3, nc: 2, obs: 0, score: 33.3 }],
    ['C NA NI OBS', { done: 4, nc: 0, obs: 1, score: 100 }],
    ['NA NI', { done: 2, nc: 0, obs: 0, score: null }],
    ['OBS OBS -', { done: 2, nc: 0, obs: 2, score: null }],
    ['C C C C C C C NC', { done: 8, nc: 1, obs: 0, score: 87.5 }],
  ])('%s', (results, expected) => {
    expect(countResults(of(results))).toEqual(expected)
  })
})
