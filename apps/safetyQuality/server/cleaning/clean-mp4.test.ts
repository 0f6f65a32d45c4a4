import { expect, it } from 'vitest'
import { cleanMp4 } from './clean-mp4.ts'
import { readBoxes } from './mp4-boxes.ts'
import { box, buildMp4, VIDEO_SAMPLE } from './sample-files.fixture.ts'

const MARKER = 'zqmarkzq'

it('[SQ-40] removes places, names, times and telemetry from an MP4 and leaves its samples where they are', () => {
  const dirty = buildMp4(MARKER)
  const sampleAt = dirty.indexOf(VIDEO_SAMPLE)
  expect(dirty.toString('latin1').split(MARKER).length).toBeGreaterThan(10)
  const clean = Buffer.from(cleanMp4(Buffer.from(dirty)))
  expect(clean.length).toBe(dirty.length)
  expect(clean.includes(MARKER)).toBe(false)
  expect(clean.includes('N22.5')).toBe(false)
  expect(clean.includes(Buffer.from('e1e1e1e1', 'hex'))).toBe(false)
  expect(clean.indexOf(VIDEO_SAMPLE)).toBe(sampleAt)
  expect(clean.includes('avcC')).toBe(true)
  expect(readBoxes(clean, 0, clean.length).map(({ type }) => type)).toEqual([
    'ftyp',
    'moov',
    'mdat',
    'free',
    'free',
  ])
})

it('[SQ-40] leaves a clean MP4 unchanged', () => {
  const once = cleanMp4(buildMp4(MARKER))
  expect(cleanMp4(Buffer.from(once))).toEqual(Buffer.from(once))
})

const good = buildMp4(MARKER)
const moov = readBoxes(good, 0, good.length).find(({ type }) => type === 'moov')
const replaceInMp4 = (from: string, to: string) =>
  Buffer.from(good.toString('latin1').replaceAll(from, to), 'latin1')

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('ftyp and nothing else')],
  ['an MP4 without a movie', good.subarray(0, (moov?.typeAt ?? 0) - 4)],
  ['a truncated MP4', good.subarray(0, good.length - 5)],
  ['a fragmented MP4', Buffer.concat([good, box('moof', Buffer.alloc(8))])],
  ['an MP4 with two movies', Buffer.concat([good, good.subarray((moov?.typeAt ?? 0) - 4, moov?.to)])],
  ['an MP4 without picture and sound', replaceInMp4('vide', 'text')],
  ['an MP4 without a table of samples', replaceInMp4('stsz', 'stzz')],
  ['an MP4 with external data', replaceInMp4('url \u0000\u0000\u0000\u0001', 'url \u0000\u0000\u0000\u0000')],
  ['a box without a length', Buffer.concat([good, Buffer.from([0, 0, 0, 4, 1, 1, 1, 1])])],
])('[SQ-40] rejects %s', (_what, bytes) => {
  expect(() => cleanMp4(Buffer.from(bytes))).toThrow(RangeError)
})
