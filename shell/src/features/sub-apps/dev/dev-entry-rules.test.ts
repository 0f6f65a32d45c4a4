import { expect, it } from 'vitest'
import { devEntryFault } from './dev-entry-rules.ts'

it.each([
  ['http://localhost:9502/web/entry.tsx', 'localhost'],
  ['http://localhost:9500/web/entry.tsx', '127.0.0.1'],
  ['http://127.0.0.1:9513/web/entry.tsx', '[::1]'],
])('[APP-14] allows %s on a page of %s', (entry, page) => {
  expect(devEntryFault(entry, page)).toBeNull()
})

it.each([
  ['http://localhost:9502/web/entry.tsx', 'portal.example.com', 'this page comes from portal.example.com'],
  ['http://localhost:9502/web/entry.tsx', 'localhost.example.com', 'this page comes from'],
  ['http://localhost:9502/web/entry.tsx', '10.0.0.5', 'this page comes from'],
  ['https://localhost:9502/web/entry.tsx', 'localhost', 'only http://localhost'],
  ['http://localhost.example.com:9502/web/entry.tsx', 'localhost', 'only http://localhost'],
  ['http://192.168.0.7:9502/web/entry.tsx', 'localhost', 'only http://localhost'],
  ['http://localhost@example.com:9502/x.js', 'localhost', 'only http://localhost'],
  ['http://somebody@localhost:9502/x.js', 'localhost', 'only http://localhost'],
  ['data:text/javascript,alert(1)', 'localhost', 'only http://localhost'],
  ['http://localhost:9499/web/entry.tsx', 'localhost', 'only the ports 9500 to 9513'],
  ['http://localhost:9514/web/entry.tsx', 'localhost', 'only the ports'],
  ['http://localhost/web/entry.tsx', 'localhost', 'only the ports'],
  ['/apps/amm/1.0.0/entry.js', 'localhost', 'not an address'],
])('[APP-14] rejects %s on a page of %s', (entry, page, reason) => {
  expect(devEntryFault(entry, page)).toContain(reason)
})
