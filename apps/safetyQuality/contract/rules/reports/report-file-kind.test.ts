import { expect, it } from 'vitest'
import { detectFileKind } from './report-file-kind.ts'

const bytesOf = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

it.each([
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e1', 'jpeg'],
  ['a PNG', '\u0089PNG\r\n\u001a\n', 'png'],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['an MP4', '\u0000\u0000\u0000\u0020ftypisom', 'mp4'],
  ['an MP4 of a camera', '\u0000\u0000\u0000\u0020ftypmp42', 'mp4'],
  ['a QuickTime film', '\u0000\u0000\u0000\u0014ftypqt  ', null],
  ['a script', '#!/bin/sh\nrm -rf', null],
  ['a web page', '<!doctype html>', null],
  ['a GIF', 'GIF89a', null],
  ['a PDF after something else', ' %PDF-1.7', null],
  ['nothing', '', null],
])('[SQ-40] recognises %s by its first bytes', (_what, start, kind) => {
  expect(detectFileKind(bytesOf(start))).toBe(kind)
})
