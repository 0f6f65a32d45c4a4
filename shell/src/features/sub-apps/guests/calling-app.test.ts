import { expect, it } from 'vitest'
import { callingApp } from './calling-app.ts'

const OWN = 'https://p/assets/qiankun-app-x1.js'
const ownLine = `    at replaced (${OWN}:1:90)`
const tools = '    at pushState (https://p/apps/tools/2.4.0-ab12/js/app.js:3:14)'
const ipc = '    at https://p/apps/ipc/1.0.0/a.js:1:2'
const shell = '    at push (https://p/assets/main-y2.js:8:1)'

it.each([
  ['the caller', ['Error', ownLine, tools, shell], 'tools'],
  ['the innermost of two', ['Error', ownLine, ipc, tools], 'ipc'],
  ['no application when the shell calls on behalf of one', ['Error', ownLine, shell, tools], null],
  [
    'the caller through functions of the browser',
    ['Error', ownLine, '    at Array.forEach (<anonymous>)', tools],
    'tools',
  ],
  [
    'the caller as Firefox and Safari write it',
    [`replaced@${OWN}:1:90`, 'pushState@https://p/apps/tools/1/a.js:3:14'],
    'tools',
  ],
  ['no application without files', ['Error', ownLine, '    at <anonymous>'], null],
])('names %s', (_name, lines, app) => {
  expect(callingApp(lines.join('\n'), OWN)).toBe(app)
})

it('returns null if the browser provides no stack', () => {
  expect(callingApp(undefined, OWN)).toBeNull()
})
