import { Refusal } from '@apron/contract/errors/refusal'
import { describe, expect, it } from 'vitest'
import { codesOf, readCsv } from './read-csv.ts'

const read = (text: string) =>
  readCsv(text, ['a', 'b'], ['c']).map(({ row, cells, whole }) => [row, whole, Object.fromEntries(cells)])

describe('[ADM-12] a CSV file', () => {
  it.each<[string, string, unknown[]]>([
    ['plain', 'a,b\n1,2\n', [[2, true, { a: '1', b: '2' }]]],
    ['with a byte order mark', '\uFEFFa,b\r\n1,2', [[2, true, { a: '1', b: '2' }]]],
    ['columns in any order, others ignored', 'x,b,a\n9,2,1', [[2, true, { a: '1', b: '2' }]]],
    ['with an optional column', 'a,b,c\n1,2,3', [[2, true, { a: '1', b: '2', c: '3' }]]],
    ['semicolons', 'a;b\n1;2,5', [[2, true, { a: '1', b: '2,5' }]]],
    ['quotes, also over two lines', 'a,b\n"1, ""x""","2\n3"', [[2, true, { a: '1, "x"', b: '2\n3' }]]],
    ['blank lines, which count as rows', 'a,b\n\n , \n1,2\n\n', [[4, true, { a: '1', b: '2' }]]],
    ['spaces around cells', ' a , b \n 1 , 2 ', [[2, true, { a: '1', b: '2' }]]],
    ['cells that an export has made safe', "a,b\n'+86 138,'tis", [[2, true, { a: '+86 138', b: "'tis" }]]],
    ...Array.from('=+-@＝＋－＠', (sign): [string, string, unknown[]] => [
      `a cell made safe that begins with ${sign}`,
      `a,b\n'${sign}1,${sign}1`,
      [[2, true, { a: `${sign}1`, b: `${sign}1` }]],
    ]),
    ['a row that ends before its empty cells', 'a,b,c\n1,2', [[2, true, { a: '1', b: '2' }]]],
    ['a row with empty cells too many', 'a,b\n1,2,,', [[2, true, { a: '1', b: '2' }]]],
    ['a row that says more than the header', 'a,b\n1,2,3', [[2, false, { a: '1', b: '2' }]]],
    ['a first line with the delimiter', 'sep=;\r\na;b\r\n1;2', [[2, true, { a: '1', b: '2' }]]],
    ['the same for tabs', 'sep=\t\na\tb\n1\t2', [[2, true, { a: '1', b: '2' }]]],
    ['a title and a blank row above', 'People; of CAN\n\na,b\n1,2', [[4, true, { a: '1', b: '2' }]]],
    ['only a header', 'a,b\n', []],
  ])('reads %s', (_what, text, rows) => {
    expect(read(text)).toEqual(rows)
  })

  it.each([
    ['no column b', 'a,c\n1,2', 'Missing or repeated columns: b.'],
    ['nothing at all', '', 'The file is empty.'],
    ['blank lines alone', '\uFEFF\n \n', 'The file is empty.'],
    ['a workbook', 'PK\u0003\u0004\u0014\u0000', 'This is an Excel workbook.'],
    ['no header', '1,2\n3,4', 'Missing or repeated columns: a, b.'],
    ['a column twice', 'a,b,a\n1,2,3', 'Missing or repeated columns: a.'],
    ['a quote that does not end', 'a,b\n1,2\n"3,4', 'row 3'],
    ['too many rows', `a,b\n${'1,2\n'.repeat(10_001)}`, '10001 rows'],
  ])('rejects %s', (_what, text, says) => {
    const reading = () => read(text)
    expect(reading).toThrow(Refusal)
    expect(reading).toThrow(says)
  })
})

it.each([
  ['A|B', ['A', 'B']],
  [' A | |B|A', ['A', 'B']],
  ['', []],
])('[ADM-12] splits the codes in %j to %j', (cell, codes) => {
  expect(codesOf(cell)).toEqual(codes)
})
