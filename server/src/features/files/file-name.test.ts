import { expect, it } from 'vitest'
import { safeFileName } from './file-name.ts'

it.each([
  ['photo.jpg', 'photo.jpg'],
  ['工作单 12.pdf', '工作单 12.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['..\\..\\windows\\a.txt', 'a.txt'],
  ['C:\\Users\\me\\a.png', 'a.png'],
  ['/tmp/.jpg', 'file.jpg'],
  ['...png', 'file.png'],
  ['in\u202egpj.exe.png', 'ingpj.exe.png'],
  ['a\u0000b\n\u200bc.txt', 'abc.txt'],
  ['a\ud800b.txt', 'ab.txt'],
  ['what?<is>|"this":*.csv', 'what__is___this___.csv'],
  ['  spaced.pdf  ', 'spaced.pdf'],
  ['', 'file'],
  [`${'x'.repeat(300)}.xlsx`, `${'x'.repeat(195)}.xlsx`],
  [`${'单'.repeat(300)}.pdf`, `${'单'.repeat(196)}.pdf`],
  [`${'x'.repeat(195)}😀😀.pdf`, `${'x'.repeat(195)}.pdf`],
])('[UI-12] %j is kept as %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected)
})
