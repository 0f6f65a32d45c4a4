import { expect, it } from 'vitest'
import { cleanJpeg } from './clean-jpeg.ts'

const segment = (marker: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)])
const START = Buffer.from([0xff, 0xd8])
const SCAN = Buffer.concat([segment(0xda, 'scan'), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3])])
const END = Buffer.from([0xff, 0xd9])
const JFIF = segment(0xe0, 'JFIF\u0000')
const TABLE = segment(0xdb, 'table')
const CLEAN = Buffer.concat([START, JFIF, TABLE, SCAN, END])

it.each([
  ['EXIF with a place', [START, JFIF, segment(0xe1, 'Exif GPS'), TABLE, SCAN, END]],
  ['a comment', [START, JFIF, segment(0xfe, 'by Li Ze'), TABLE, SCAN, END]],
  ['data of another program', [START, JFIF, segment(0xed, 'Photoshop'), TABLE, SCAN, END]],
  ['trailing bytes', [CLEAN, Buffer.from('hidden')]],
  ['no other bytes', [CLEAN]],
])('[SQ-40] removes %s from a JPEG', (_what, pieces) => {
  expect(Buffer.from(cleanJpeg(Buffer.concat(pieces)))).toEqual(CLEAN)
})

it.each([
  ['a text', Buffer.from('no picture')],
  ['a truncated segment', Buffer.concat([START, Buffer.from([0xff, 0xe1, 0xff, 0xff])])],
  ['a segment without a length', Buffer.concat([START, Buffer.from([0xff, 0xe1, 0, 0])])],
])('[SQ-40] rejects %s', (_what, bytes) => {
  expect(() => cleanJpeg(bytes)).toThrow(RangeError)
})
