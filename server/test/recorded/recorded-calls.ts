import type { Json } from './stable-answer.ts'

/**
 * Callers: a manager (in English too), an inspector, an administrator, a supplier's employee with few permissions, and
 * one without a login.
 */
export const PEOPLE = ['100103', '100104', '100001', 'X90201'] as const
export type RecordedCaller = (typeof PEOPLE)[number] | `${(typeof PEOPLE)[number]} en` | 'nobody'
const CALLERS: readonly RecordedCaller[] = ['100103', '100103 en', '100104', '100001', 'X90201', 'nobody']

/** Returns the callers for a family of calls. */
export function callersOf(family: string): readonly RecordedCaller[] {
  return family === 'administration' ? ['100001', '100001 en', '100103', 'nobody'] : CALLERS
}

/** A call by literal method and path, as foreign clients make it: it must not follow a rename in the code. */
export interface RecordedCall {
  readonly call: `${'GET' | 'POST'} /${string}`
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Record<string, string>
  readonly body?: Json
  /** Three-letter code of the site the call is made for. Default: the session's. */
  readonly site?: string
  /** Names of response fields whose lists come in no fixed order. */
  readonly unordered?: readonly string[]
}

const at = (current: number, size: number, queryCriteria: Json = {}): Json => ({
  current,
  size,
  queryCriteria,
})

/** Authentication calls; their responses are covered by tests of their own. */
export const NOT_RECORDED: readonly RecordedCall['call'][] = [
  'POST /api/base-auth/login',
  'POST /api/base-auth/idcardLogin',
  'POST /api/base-auth/auth/cmnSysLogin/logout',
  'POST /api/system/auth/cmnSysLogin/sendMobileCode',
  'GET /api/ram/employee/forgetPassword',
]

/** Reading calls, by family. */
export const READS: Readonly<Record<string, readonly RecordedCall[]>> = {
  access: [
    { call: 'GET /api/base-auth/auth/cmnSysLogin/randomImage' },
    { call: 'GET /api/base-auth/getRsaPublicKey' },
    ...['100103', '100104'].map(code => ({
      call: 'POST /api/base-auth/getRoleNames' as const,
      query: { code },
    })),
    { call: 'POST /api/base-auth/auth/menu/listByUser' },
    { call: 'POST /api/base-auth/auth/resource/listByUser' },
    { call: 'GET /api/ram/captcha/randomForgetPwdImage', query: { employeeCode: '100103' } },
    {
      call: 'GET /api/base-auth/auth/cmnSysLogin/getChangePDUrl',
      query: { userCode: '100103', type: '1' },
    },
    {
      call: 'POST /api/system/auth/getFuncTest',
      body: { identifies: ['safetyQuality:check:view', 'portal:user:edit', 'no:such:right'] },
    },
    { call: 'POST /api/system/auth/getFuncTest', body: { identifies: [] } },
    { call: 'POST /api/system/auth/cmnSysProject/list' },
  ],
  people: [
    ...['沈', 'feng', '1001', 'D0202', 'nobody of this name'].map(text => ({
      call: 'POST /api/system/auth/cmnSvUser/queryPage' as const,
      body: at(1, 5, { text }),
    })),
    { call: 'POST /api/system/auth/cmnSvUser/queryPage', body: at(2, 5, { text: '10' }) },
    { call: 'POST /api/system/auth/cmnSvUser/queryPage', body: at(1, 5, { text: 'li', closed: true }) },
    { call: 'POST /api/system/auth/cmnSvUser/queryPage', body: at(1, 5) },
    ...['100104', 'X90101', '999999'].map(userCode => ({
      call: 'GET /api/system/auth/cmnSvUser/getFormUserByCode' as const,
      query: { userCode },
    })),
    { call: 'POST /api/ram/airport/employee-airport-page', body: { page: 1, limit: 2 } },
    { call: 'POST /api/ram/airport/employee-airport-page', body: { page: 2, limit: 2 } },
    { call: 'POST /api/ram/airport/employee-airport-page', body: { page: 1, limit: 10, name: '深' } },
    { call: 'GET /api/ram/airport/listSites' },
    { call: 'GET /api/ram/employee/airport' },
    { call: 'GET /api/ram/employee/loginEmployeeInfo' },
  ],
  reference: [
    { call: 'GET /api/system/auth/cmnSysNotice/list' },
    {
      call: 'GET /api/system/auth/internationalization/getInternationalizationByRedis',
      query: { projectCode: 'AQ' },
    },
    {
      call: 'GET /api/system/auth/internationalization/getInternationalizationByRedis',
      query: { projectCode: 'nothing' },
    },
    { call: 'POST /api/system/auth/cmnSysDataSource/getDeptTreeAndDict', body: { dictCode: 'CHECK_CAT' } },
    ...['department', 'enterprise', 'site', 'airport', 'role', 'post', 'unknown'].map(dataSourceId => ({
      call: 'POST /api/system/auth/cmnSysDataSource/querySysDataSource' as const,
      body: { dataSourceId },
    })),
    {
      call: 'POST /api/system/auth/cmnSysDataSource/querySysDataSource',
      body: { dataSourceId: 'department', keyword: '质量' },
    },
    { call: 'POST /api/system/auth/cmnSysDept/query', body: {} },
    { call: 'POST /api/system/auth/cmnSysDept/query', body: { keyword: 'quality' } },
    { call: 'POST /api/system/auth/cmnSysDept/query', body: { parentCode: 'D02', kind: 'department' } },
    { call: 'POST /api/system/auth/cmnSysDept/query', body: { kind: 'supplier' } },
    { call: 'GET /api/system/auth/dict/list', query: { dictCode: 'CHECK_CAT' } },
    { call: 'GET /api/system/auth/dict/list', query: { dictCode: 'CHECK_CAT,FINDING_LEVEL,NO_SUCH_CODE' } },
    { call: 'GET /api/system/auth/dict/list', query: { dictCode: 'not a code' } },
    {
      call: 'GET /api/system/auth/directory/getParentListNew/{codes}',
      params: { codes: 'CHECK_CAT,FINDING_LEVEL' },
    },
    { call: 'GET /api/flow-chart-api/flow/actSysOrderDefine/getSerialNumber', query: { code: 'AP' } },
    { call: 'GET /api/flow-chart-api/flow/actSysOrderDefine/getSerialNumber', query: { code: 'toolong' } },
    { call: 'GET /auth/customlist/queryByCode', query: { code: 'AQ_safetyQuality_checkList' } },
  ],
  messages: [
    { call: 'POST /api/msg-api/msg/recordStatus/getRecordCount', body: { targetUserCode: '100103' } },
    { call: 'POST /api/msg-api/msg/recordStatus/getRecordCount', body: { targetUserCode: '100001' } },
    ...[0, 1, 2].map(type => ({ call: 'POST /api/msg-api/msg/box/query' as const, body: { type } })),
    { call: 'POST /api/msg-api/msg/box/findMsgCategory' },
    { call: 'POST /api/msg-api/msg/box/findRecordByCategoryPage', body: { current: 1, size: 4 } },
    { call: 'POST /api/msg-api/msg/box/findRecordByCategoryPage', body: { current: 2, size: 4 } },
    {
      call: 'POST /api/msg-api/msg/box/findRecordByCategoryPage',
      body: { current: 1, size: 3, readStatus: 0, urgency: 1 },
    },
    {
      call: 'POST /api/msg-api/msg/box/findRecordByCategoryPage',
      body: { current: 1, size: 3, content: 'CK', onDashboard: true },
    },
    {
      call: 'POST /api/msg-api/msg/box/findRecordByCategoryPage',
      body: { current: 1, size: 3, startTime: '2040-03-10 00:00:00', endTime: '2040-03-13 23:59:59' },
    },
    { call: 'POST /api/msg-api/msg/box/findUnacknowledged' },
    { call: 'POST /api/msg-api/msg/box/findSentPage', body: at(1, 5) },
    { call: 'POST /api/msg-api/msg/box/findAcknowledgements', body: { messageId: 'no-such-message' } },
    { call: 'POST /api/msg-api/msg/template/findSubscripList' },
    { call: 'GET /api/safety-inspection/qsInfo/getCount' },
    { call: 'GET /api/safety-inspection/qsInfo/getUnreadCount' },
    { call: 'POST /api/safety-inspection/qsInfo/queryPage', body: at(1, 4, { type: 0 }) },
    { call: 'POST /api/safety-inspection/qsInfo/queryPage', body: at(2, 4, { type: 0 }) },
    {
      call: 'POST /api/safety-inspection/qsInfo/queryPage',
      body: at(1, 4, { type: 1, infoType: 'approval', readMark: 0 }),
    },
    { call: 'POST /api/airline-work/jobcardorder/message/pageOperationLog', body: { page: 1, limit: 4 } },
    {
      call: 'POST /api/airline-work/jobcardorder/message/pageOperationLog',
      body: { page: 1, limit: 4, type: 'JO_RECEIVED', readState: 0 },
    },
    ...(
      [
        'POST /api/amp/manage/approval/queryApprovalNum',
        'POST /api/vm/matCsnroLease/getAllDelegatedTask',
        'POST /api/mat-plan/manage/matPrePartno/getApproveNum',
        'GET /api/mat-plan/matPurchaseRequest/getApproveNum',
        'GET /api/mat-plan/matPurchaseNumApply/getPrAgencyNum',
        'GET /api/mi-inspection/crm/info/getCount',
      ] as const
    ).map(call => ({ call })),
  ],
  home: [
    { call: 'GET /api/base-data/apphome/home/getHomeBoxInformation' },
    { call: 'GET /api/base-data/apphome/home/getCmnAppUserBoxListV2' },
    { call: 'POST /api/base-data/apphome/applications/getApplicationsList' },
    { call: 'POST /api/base-data/apphome/msgManager/getMessageList' },
    { call: 'GET /api/base-data/apphome/msgManager/getAppMsgList/{id}', params: { id: 'safetyQuality' } },
    { call: 'GET /api/base-data/apphome/msgManager/getAppMsgList/{id}', params: { id: 'nothing' } },
    { call: 'GET /api/base-data/apphome/statement/statementListNew' },
    { call: 'GET /api/base-data/apphome/statement/statementListNew', site: 'SZX' },
    { call: 'GET /api/base-data/apphome/home/getIndexSet' },
    { call: 'POST /api/base-data/apphome/home/getCmnAppReForm', body: { id: 'nothing' } },
    { call: 'GET /api/system/auth/cmnAppReForm/queryById', query: { id: 'nothing' } },
    { call: 'GET /api/base-data/apphome/cmnAppUserCustomFavorites/getList' },
  ],
  administration: [
    { call: 'POST /api/system/admin/users/page', body: at(1, 4) },
    { call: 'POST /api/system/admin/users/page', body: at(3, 4, { deptCode: 'D02' }) },
    {
      call: 'POST /api/system/admin/users/page',
      body: at(1, 4, { text: 'li', roleCode: 'MANAGER', state: 'enabled' }),
    },
    { call: 'POST /api/system/admin/users/page', body: at(100_000, 100) },
    ...['100305', '999999'].map(userCode => ({
      call: 'GET /api/system/admin/users/detail' as const,
      query: { userCode },
    })),
    { call: 'POST /api/system/admin/roles/page', body: at(1, 4) },
    { call: 'POST /api/system/admin/roles/page', body: at(2, 4) },
    { call: 'POST /api/system/admin/roles/page', body: at(1, 4, { text: '经理' }) },
    ...['INSPECTOR', 'NOBODY'].map(code => ({
      call: 'GET /api/system/admin/roles/detail' as const,
      query: { code },
      unordered: ['menus'],
    })),
    { call: 'GET /api/system/admin/roles/choices', unordered: ['menus'] },
    { call: 'GET /api/system/admin/menus/tree', unordered: ['entries'] },
    { call: 'POST /api/system/admin/resources/page', body: at(1, 4) },
    { call: 'POST /api/system/admin/resources/page', body: at(1, 4, { text: 'check' }) },
    { call: 'POST /api/system/admin/departments/page', body: at(1, 4) },
    { call: 'POST /api/system/admin/departments/page', body: at(2, 4, { kind: 'department' }) },
    { call: 'POST /api/system/admin/departments/page', body: at(1, 4, { text: 'quality' }) },
    { call: 'POST /api/system/admin/sites/page', body: at(1, 4) },
    { call: 'POST /api/system/admin/sites/page', body: at(1, 4, { isSite: true, text: 'C' }) },
    { call: 'POST /api/system/admin/translations/page', body: at(1, 4) },
    { call: 'POST /api/system/admin/translations/page', body: at(1, 4, { text: 'a', type: 1 }) },
    { call: 'POST /api/system/admin/notices/page', body: at(1, 4) },
    { call: 'POST /api/system/admin/notices/page', body: at(1, 4, { kind: 'version', state: 'published' }) },
    { call: 'POST /api/system/admin/operations/page', body: at(1, 4) },
    { call: 'POST /api/system/admin/operations/page', body: at(1, 4, { person: '100103', kind: 'write' }) },
    { call: 'POST /api/system/admin/audit/page', body: at(1, 4, { event: 'login' }) },
    { call: 'POST /api/system/admin/audit/page', body: at(1, 4, { person: '100103' }) },
    { call: 'POST /api/system/admin/changes/page', body: at(1, 4) },
    { call: 'GET /api/system/admin/changes/rules', unordered: ['guarded'] },
    { call: 'GET /api/system/auth/subApp/list' },
    { call: 'POST /api/system/admin/subApps/uploads' },
    { call: 'GET /api/system/setup/options' },
  ],
  safetyQuality: [
    ...[at(1, 3), at(2, 3), at(100_000, 100), at(1, 0)].map(body => ({
      call: 'POST /api/safety-inspection/checkOrder/queryPage' as const,
      body,
    })),
    ...[
      { text: 'tool' },
      { text: '%_' },
      { checkCat: 'ROUTINE', status: ['APPROVED', 'SUBMITTED'] },
      { checkedDept: 'D0501', leadChecker: '100104' },
      { planFrom: '2040-03-10', planTo: '2040-03-20 23:59:59' },
      { overdue: true },
      { sortBy: 'score', descending: true },
      { sortBy: 'planEnd' },
      { sortBy: 'obsCount' },
      { planFrom: '2040-02-30' },
      { sortBy: 'nothing' },
    ].map(criteria => ({
      call: 'POST /api/safety-inspection/checkOrder/queryPage' as const,
      body: at(1, 4, criteria),
    })),
    { call: 'POST /api/safety-inspection/checkOrder/queryPage', body: at(1, 4), site: 'SZX' },
    { call: 'GET /api/safety-inspection/checkOrder/filterOptions' },
    { call: 'GET /api/safety-inspection/checkOrder/filterOptions', site: 'SZX' },
    { call: 'GET /api/safety-inspection/checkOrder/detail', query: { id: 'no-such-order' } },
  ],
}
