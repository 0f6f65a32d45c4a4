import { BASE_PATH, PROJECT_CODE, TOKEN_COOKIE } from '@apron/contract/calls/base-path'
import type { BrowserContext } from '@playwright/test'

const SERVICE = '/api/safety-inspection/checkOrder'
/** Of the demo data: complete, led by the inspector and waiting for the manager. */
export const SUBMITTED_ORDER = {
  zh: '二车间工卡签署专项检查',
  en: 'Job card sign-off check, hangar workshop 2',
}

/** Two people who send one check order to and fro, by calls: each time the other has one message more. */
export interface CheckOrderDesk {
  /** The manager returns it; a message for the inspector. */
  giveBack(): Promise<void>
  /** The inspector submits it again; a message for the manager. */
  handIn(): Promise<void>
}

interface Order {
  readonly id: string
  readonly version: number
}

function orderIn(data: unknown): Order {
  if (typeof data === 'object' && data !== null && 'id' in data && 'version' in data) {
    return { id: String(data.id), version: Number(data.version) }
  }
  throw new Error(`No check order: ${JSON.stringify(data)}`)
}

/** @param origin where the server is, whatever way the browsers take to it */
export function checkOrderDesk(
  origin: string,
  inspector: BrowserContext,
  manager: BrowserContext,
): CheckOrderDesk {
  async function call(person: BrowserContext, method: 'GET' | 'POST', path: string, body?: object) {
    const token = (await person.cookies(origin)).find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''
    const answer = await person.request.fetch(origin + BASE_PATH + SERVICE + path, {
      method,
      headers: { Authorization: token, projectCode: PROJECT_CODE, language: 'en' },
      ...(body === undefined ? {} : { data: body }),
    })
    const envelope: unknown = await answer.json()
    if (answer.ok() && typeof envelope === 'object' && envelope !== null && 'data' in envelope) {
      return envelope.data
    }
    throw new Error(`${path} was refused: ${JSON.stringify(envelope)}`)
  }

  async function find(): Promise<Order> {
    const query = { current: 1, size: 10, queryCriteria: { text: SUBMITTED_ORDER.en } }
    const page = await call(manager, 'POST', '/queryPage', query)
    const records: unknown = typeof page === 'object' && page !== null && 'records' in page && page.records
    const id: unknown = Array.isArray(records) ? Reflect.get(Object(records[0]), 'id') : null
    return orderIn(await call(manager, 'GET', `/detail?id=${String(id)}`))
  }

  return {
    async giveBack() {
      const { id, version } = await find()
      await call(manager, 'POST', '/return', { id, version, reason: 'Please look at item 3 again.' })
    },
    async handIn() {
      const { id, version } = await find()
      const begun = orderIn(await call(inspector, 'POST', '/start', { id, version }))
      await call(inspector, 'POST', '/submit', { id, version: begun.version })
    },
  }
}
