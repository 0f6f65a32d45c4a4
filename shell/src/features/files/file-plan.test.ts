import { expect, it } from 'vitest'
import { filePlan } from './file-plan.ts'
import { fittedSize } from './picture-size.ts'

const draw = (type: string, name: string) => ({ kind: 'draw', type, name })

it.each([
  ['Zhang Wei hangar 3.jpg', draw('image/jpeg', 'photo-4.jpg')],
  ['IMG_0001.JPEG', draw('image/jpeg', 'photo-4.jpg')],
  ['IMG_0001.HEIC', draw('image/jpeg', 'photo-4.jpg')],
  ['IMG_0001.heif', draw('image/jpeg', 'photo-4.jpg')],
  ['a.webp', draw('image/jpeg', 'photo-4.jpg')],
  ['drawing.png', draw('image/png', 'photo-4.png')],
  ['moving.gif', draw('image/png', 'photo-4.png')],
  ['manual.pdf', { kind: 'unchanged' }],
  ['list.xlsx', { kind: 'unchanged' }],
  ['heic', { kind: 'unchanged' }],
  ['a.heic.txt', { kind: 'unchanged' }],
])('[PHOTO-03] uploads %s as %j', (name, plan) => {
  expect(filePlan(name, 4)).toEqual(plan)
})

it.each([
  [4_000, 3_000, 2_560, 1_920],
  [3_000, 4_000, 1_920, 2_560],
  [2_560, 10, 2_560, 10],
  [800, 600, 800, 600],
  [25_600, 1, 2_560, 1],
])('[PHOTO-03] scales a picture of %i × %i to %i × %i', (width, height, toWidth, toHeight) => {
  expect(fittedSize({ width, height }, 2_560)).toEqual({ width: toWidth, height: toHeight })
})
