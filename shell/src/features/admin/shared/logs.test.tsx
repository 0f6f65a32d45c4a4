import type { AuditLine } from '@apron/contract/operations/admin-audit'
import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import { pageAdminOperations } from '@apron/contract/operations/admin-operation.calls'
import { press, rowsOf, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import AuditPage from '../audit/audit.page.tsx'
import OperationsPage from '../operations/operations.page.tsx'
import { startPage } from './start-page.fixture.tsx'

const VISIT = {
  id: '1',
  time: '2026-03-02 09:00:00',
  userCode: '100104',
  userName: 'Shen',
  site: 'CAN',
  kind: 'visit',
  page: '/admin/sites',
  title: 'Sites',
  call: '',
  done: null,
} as const

test('[TBL-07] shows 20 rows of the operation log per page, and the rest on further pages', async () => {
  const { fake, open, bodiesOf } = startPage(OperationsPage)
  const all = Array.from({ length: 24 }, (_, at) => ({ ...VISIT, id: String(at) }))
  fake.answer(pageAdminOperations, ({ body }) => {
    const second = JSON.stringify(body).includes('"current":2')
    const records = second ? all.slice(20) : all.slice(0, 20)
    return { records, total: all.length, current: second ? 2 : 1, size: 20, more: false }
  })
  const tab = await open()
  await shows(() => expect(rowsOf(tab)).toHaveLength(20))
  await press(tab, 'Next page')
  await shows(() => expect(rowsOf(tab)).toHaveLength(4))
  expect(bodiesOf(pageAdminOperations)).toMatchObject([
    { current: 1, size: 20 },
    { current: 2, size: 20 },
  ])
})

test('[ADM-46] explains a failed load of the security audit, and shows it after a retry', async () => {
  const { fake, open } = startPage(AuditPage)
  fake.refuse(pageAdminAudit, 1999, 'Not possible today')
  const tab = await open()
  await shows(() => expect(tab.el.querySelector('[role=alert]')?.textContent).toContain('Not possible today'))
  const line: AuditLine = {
    id: 1,
    time: '2026-03-02 09:00:00',
    event: 'login',
    userCode: '100104',
    userName: 'Shen',
    address: '',
    target: '',
    targetName: '',
    given: [],
    taken: [],
    change: '',
    reason: '',
    purpose: '',
    site: '',
    count: null,
    bound: null,
    sessionId: '',
  }
  fake.answer(pageAdminAudit, { records: [line], total: 1, current: 1, size: 20, more: false })
  await press(tab, 'Try again')
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
})
