import { expect, it } from 'vitest'
import { internalTarget } from './internal-link.ts'

const click = { href: '/amm/x?id=1#a', origin: 'https://p.example', target: '', download: false, plain: true }

it.each([
  ['a page of the portal', click, '/amm/x?id=1#a'],
  ['a whole address of the portal', { ...click, href: 'https://p.example/amm/x' }, '/amm/x'],
  ['with a modifier key', { ...click, plain: false }, null],
  ['for a new window', { ...click, target: '_blank' }, null],
  ['a download', { ...click, download: true }, null],
  ['another site', { ...click, href: 'https://other.example/amm/x' }, null],
  ['a script', { ...click, href: 'javascript:alert(1)' }, null],
  ['mail', { ...click, href: 'mailto:a@b.example' }, null],
  ['a file of the server', { ...click, href: '/portal-csn/api/file/download?url=x' }, null],
])('[NAV-04] a click on %s', (_name, link, target) => {
  expect(internalTarget(link)).toBe(target)
})
