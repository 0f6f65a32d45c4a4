import { expect, it } from 'vitest'
import { csvText } from './csv.ts'

const cell = (text: string): string => csvText([[text]]).slice(1, -2)

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+86 20', "'+86 20"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\0=1', "'\0=1"],
  ['＝1+1', "'＝1+1"],
  ['＋86 20', "'＋86 20"],
  ['－5', "'－5"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a=b', 'a=b'],
])('writes %j as %j', (text, expected) => {
  expect(cell(text)).toBe(expected)
})

it('begins with the byte order mark and ends every line', () => {
  expect(
    csvText([
      ['编号', '标题'],
      ['1', 'x'],
    ]),
  ).toBe('\uFEFF编号,标题\r\n1,x\r\n')
})
