import { expect, it } from 'vitest'
import { arrangeInBands } from './box-columns.ts'

const SIZES = { f: 'full', w: 'wide', s: 'small' } as const

const boxes = (sizes: string) =>
  sizes.split('').flatMap((letter, index) => {
    const size = Object.entries(SIZES).find(([each]) => each === letter)?.[1]
    return size === undefined ? [] : [{ id: `${letter}${index}`, size }]
  })

const layout = (sizes: string) =>
  arrangeInBands(boxes(sizes)).map(band => {
    if (band.kind === 'full') return band.box.id
    if (band.kind === 'row') return band.boxes.map(({ id }) => id).join(' ')
    return [band.wide, band.small].map(column => column.map(({ id }) => id).join(' ')).join(' | ')
  })

it.each([
  ['', []],
  ['wswsw', ['w0 w2 w4 | s1 s3']],
  ['wfsw', ['w0 | ', 'f1', 'w3 | s2']],
  ['sss', ['s0 s1 s2']],
  ['sffs', ['s0', 'f1', 'f2', 's3']],
])('renders %s as %o', (sizes, bands) => {
  expect(layout(sizes)).toEqual(bands)
})
