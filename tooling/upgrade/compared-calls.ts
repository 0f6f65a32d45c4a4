import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import type { BrowserContext } from '@playwright/test'

/** A call by its path, which every version can answer, for a comparison of the responses. */
export interface ComparedCall {
  readonly as: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

const ADMIN = '100001'
const INSPECTOR = '100104'
const ADMIN_API = '/api/system/admin'
const list = (as: string, path: string, queryCriteria: object = {}, size = 50): ComparedCall => ({
  as,
  method: 'POST',
  path,
  body: { current: 1, size, queryCriteria },
})
const get = (as: string, path: string): ComparedCall => ({ as, method: 'GET', path })
const post = (as: string, path: string, body: object = {}): ComparedCall => ({
  as,
  method: 'POST',
  path,
  body,
})

/** Returns calls whose responses show every manual change. */
export const callsToCompare = (orderId: string): readonly ComparedCall[] => [
  ...['NIGHT_CREW', 'MARKET', 'INSPECTOR'].map(code => get(ADMIN, `${ADMIN_API}/roles/detail?code=${code}`)),
  ...['100305', '100405'].map(code => get(ADMIN, `${ADMIN_API}/users/detail?userCode=${code}`)),
  get(ADMIN, `${ADMIN_API}/menus/tree`),
  list(ADMIN, `${ADMIN_API}/resources/page`, { text: 'night' }),
  list(ADMIN, `${ADMIN_API}/departments/page`, { text: 'D02' }),
  list(ADMIN, `${ADMIN_API}/sites/page`, { text: 'QQQ' }),
  list(ADMIN, `${ADMIN_API}/translations/page`),
  list(ADMIN, `${ADMIN_API}/notices/page`),
  ...['100305', INSPECTOR, '100602'].flatMap(person => [
    post(person, '/api/base-auth/auth/menu/listByUser'),
    post(person, '/api/base-auth/auth/resource/listByUser'),
  ]),
  get(INSPECTOR, '/auth/customlist/queryByCode?code=AQ_safetyQuality_checkList'),
  get(INSPECTOR, '/api/base-data/apphome/cmnAppUserCustomFavorites/getList'),
  get(INSPECTOR, '/api/base-data/apphome/home/getCmnAppUserBoxListV2'),
  post(INSPECTOR, '/api/base-data/apphome/msgManager/getMessageList'),
  post(INSPECTOR, '/api/msg-api/msg/box/findRecordByCategoryPage', { current: 1, size: 20 }),
  post(INSPECTOR, '/api/msg-api/msg/template/findSubscripList'),
  get(INSPECTOR, `/api/safety-inspection/checkOrder/detail?id=${orderId}`),
  list(INSPECTOR, '/api/safety-inspection/checkOrder/queryPage'),
]

/** Deleted by an administrator; must not return here. */
export const DELETED: readonly (ComparedCall & { readonly text: string })[] = [
  { ...get(ADMIN, `${ADMIN_API}/menus/tree`), text: '"/ipc/catalog"' },
  { ...get(ADMIN, `${ADMIN_API}/roles/detail?code=MARKET`), text: '"safetyQuality:check:view"' },
  { ...post(INSPECTOR, '/api/base-auth/auth/menu/listByUser'), text: '"/ipc/catalog"' },
]

export async function requestAs(
  context: BrowserContext,
  { method, path, body }: ComparedCall,
): Promise<unknown> {
  const token = (await context.cookies()).find(cookie => cookie.name === 'Admin-Token')?.value ?? ''
  const response = await context.request.fetch(`/portal-csn${path}`, {
    method,
    headers: {
      Authorization: decodeURIComponent(token),
      projectCode: 'AQ',
      language: 'zh',
      employee: encodeEmployeeHeader({ userCode: '', airportId: '', airportThreeCode: 'CAN' }),
    },
    ...(body === undefined ? {} : { data: body }),
  })
  const { success, msg, data }: { success: boolean; msg: string; data: unknown } = await response.json()
  if (!success) throw new Error(`${path}: ${msg}`)
  return data
}
