import { expect, it } from 'vitest'
import { fileExtension, isAccepted, previewKind } from './file-kinds.ts'

it.each([
  ['photo.jpg', 'jpg', 'image'],
  ['PHOTO.JPEG', 'jpeg', 'image'],
  ['报告.pdf', 'pdf', 'pdf'],
  ['list.xlsx', 'xlsx', null],
  ['picture.svg', null, null],
  ['page.html', null, null],
  ['run.jpg.exe', null, null],
  ['macro.xlsm', null, null],
  ['toString', null, null],
  ['x.constructor', null, null],
  ['no ending', null, null],
  ['.jpg', 'jpg', 'image'],
  ['a.jpg ', null, null],
])('[UI-03] reads from %j the extension %s and shows it as %s', (name, extension, shown) => {
  expect([fileExtension(name), previewKind(name)]).toEqual([extension, shown])
})

it.each([
  ['a.PNG', true],
  ['a.pdf', false],
  ['a', false],
])('[UI-03] accepts %s where pictures are required: %s', (name, taken) => {
  expect(isAccepted(name, ['png', 'jpg'])).toBe(taken)
})
