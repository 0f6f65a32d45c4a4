import { expect, test } from 'vitest'
import { mayCall, parseHosts } from './outgoing-rules.ts'

test.each([
  ['erp.example.com', ['erp.example.com']],
  ['ERP.example.com, 10.0.0.7:8443', ['erp.example.com', '10.0.0.7:8443']],
  ['https://erp.example.com', null],
  ['erp.example.com/path', null],
  ['*.example.com', null],
  ['erp.example.com,', null],
  ['user@erp.example.com', null],
])('reads the hosts of %j as %j', (value, hosts) => {
  expect(parseHosts(value)).toEqual(hosts)
})

test.each([
  ['https://erp.example.com/orders?id=1', true],
  ['https://erp.example.com:443/', true],
  ['https://erp.example.com:8443/', false],
  ['https://mail.example.com:8443/', true],
  ['http://erp.example.com/', false],
  ['https://sub.erp.example.com/', false],
  ['https://erp.example.com.evil.org/', false],
  ['https://user:secret@erp.example.com/', false],
  ['http://127.0.0.1:9000/', true],
  ['http://127.0.0.1:9001/', false],
  ['file:///etc/passwd', false],
])('allows a call of %s: %s', (url, allowed) => {
  expect(mayCall(new URL(url), ['erp.example.com', 'mail.example.com:8443', '127.0.0.1:9000'])).toBe(allowed)
})
