import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isWrite } from './write-rules.ts'

const CALLS = readFileSync(new URL('../../../../docs/calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => line.split(' '))

it('[API-06] recognises the writing calls of the specification', () => {
  const writes = CALLS.filter(([method = '', path = '']) => isWrite(method, path))
  expect(writes.map(([, path]) => path)).toEqual([
    '/api/base-auth/login',
    '/api/base-auth/idcardLogin',
    '/api/base-auth/auth/cmnSysLogin/logout',
    '/api/system/auth/cmnSysLogin/sendMobileCode',
    '/api/log/send/operate',
    '/api/safety-inspection/qsInfo/markRead',
    '/api/airline-work/jobcardorder/message/updateRead',
    '/api/msg-api/msg/box/changeReadStatus',
    '/api/msg-api/msg/subscribe/saveSubscribe',
    '/api/base-data/apphome/cmnAppUserBox/editingSort',
    '/api/base-data/apphome/cmnAppUserBox/addModule',
    '/api/base-data/apphome/cmnAppUserBox/editingModule',
    '/api/base-data/apphome/cmnAppUserBox/delModule/{id}',
    '/api/base-data/apphome/applications/saveApplications',
    '/api/base-data/apphome/msgManager/messageSetting',
    '/api/base-data/apphome/home/saveIndexSet',
    '/api/base-data/apphome/cmnAppUserCustomFavorites/add',
    '/api/base-data/apphome/cmnAppUserCustomFavorites/del/{id}',
    '/api/system/auth/cmnSysDelegate/saveOrUpdate',
    '/api/system/auth/cmnSysDelegate/revoke',
    '/api/system/auth/dict/delete',
    '/api/system/auth/dict/save',
    '/api/system/auth/dict/update',
    '/api/system/auth/dict/updateStatus',
    '/api/ram/employee/switchAirport',
    '/api/flow-chart-api/flow/processDefinition/initiateProcessRequest',
    '/api/flow-chart-api/flow/serviceModel/approvalAgree',
    '/api/flow-chart-api/flow/serviceModel/approvalReject',
    '/api/flow-chart-api/flow/serviceModel/approvalSuspension',
    '/auth/customlist/save',
  ])
})

it.each([
  ['GET', '/api/base-data/apphome/cmnAppUserBox/delModule/17', true],
  ['GET', '/api/system/auth/cmnSysDelegate/revoke?id=17', true],
  ['GET', '/api/x/getDelivery', false],
  ['POST', '/api/safety-inspection/checkOrder/queryPage', false],
  ['POST', '/api/safety-inspection/checkOrder/start', true],
  ['POST', '/api/safety-inspection/checkOrder/saveResults?list', true],
  ['PUT', '/api/work-cards/list', true],
  ['PATCH', '/api/work-cards/17/form', true],
  ['DELETE', '/api/work-cards/page', true],
])('[API-06] %s %s: %j', (method, path, expected) => {
  expect(isWrite(method, path)).toBe(expected)
})
