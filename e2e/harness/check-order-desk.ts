import { BASE_PATH, PROJECT_CODE, TOKEN_COOKIE } from '@apron/contract/calls/base-path'
import { READ_STATES } from '@apron/contract/codes/message-codes'
import { changeReadStatus, queryMessages } from '@apron/contract/messages/message.calls'
import type { BrowserContext } from '@playwright/test'

const SERVICE = '/api/safety-inspection/checkOrder'
/** Maximum page size of a list. */
const LIST_SIZE = 200
/** A demo order that is complete, led by the inspector and waiting for the manager. */
export const SUBMITTED_ORDER = {
  zh: '二车间工卡签署专项检查',
  en: 'Job card sign-off check, hangar workshop 2',
}

/**
 * Two people who send one check order back and forth over HTTP. Each step adds a message for one and ends the task of
 * the other.
 */
export interface CheckOrderDesk {
  /** Returns the order as the manager: the inspector gets a message, and the manager's own becomes read (MSG-51). */
  returnOrder(): Promise<void>
  /** Submits the order as the inspector: the manager gets a message, and the inspector's own becomes read. */
  submitOrder(): Promise<void>
  /** Marks all later messages of both as read, so that other tests find the initial state. */
  markNewMessagesRead(): Promise<void>
}

/** The part of a response that is used here. */
type Json = Readonly<Record<string, unknown>>

function isJsonObject(json: unknown): json is Json {
  return typeof json === 'object' && json !== null
}

function recordsOf({ records }: Json): Json[] {
  return Array.isArray(records) ? records.filter(isJsonObject) : []
}

/** @param origin of the server itself, even if browsers use a proxy */
export async function checkOrderDesk(
  origin: string,
  inspector: BrowserContext,
  manager: BrowserContext,
): Promise<CheckOrderDesk> {
  async function call(person: BrowserContext, path: string, body?: object): Promise<Json> {
    const token = (await person.cookies(origin)).find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''
    const response = await person.request.fetch(origin + BASE_PATH + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: token, projectCode: PROJECT_CODE, language: 'en' },
      ...(body === undefined ? {} : { data: body }),
    })
    const envelope: unknown = await response.json()
    if (isJsonObject(envelope) && envelope['success'] === true && isJsonObject(envelope['data']))
      return envelope['data']
    throw new Error(`${path} was refused: ${JSON.stringify(envelope)}`)
  }

  async function order(): Promise<Json> {
    const query = { current: 1, size: 1, queryCriteria: { text: SUBMITTED_ORDER.en } }
    const [row] = recordsOf(await call(manager, `${SERVICE}/queryPage`, query))
    return call(manager, `${SERVICE}/detail?id=${String(row?.['id'])}`)
  }

  async function unread(person: BrowserContext): Promise<string[]> {
    const query = { current: 1, size: LIST_SIZE, readStatus: READ_STATES.unread }
    return recordsOf(await call(person, queryMessages.path, query)).map(({ sid }) => String(sid))
  }

  const people = [inspector, manager]
  const before = new Set((await Promise.all(people.map(unread))).flat())
  return {
    async returnOrder() {
      const { id, version } = await order()
      await call(manager, `${SERVICE}/return`, { id, version, reason: 'Please look at item 3 again.' })
    },
    async submitOrder() {
      const { id, version } = await order()
      const started = await call(inspector, `${SERVICE}/start`, { id, version })
      await call(inspector, `${SERVICE}/submit`, { id, version: started['version'] })
    },
    async markNewMessagesRead() {
      for (const person of people) {
        const sidList = (await unread(person)).filter(sid => !before.has(sid))
        if (sidList.length > 0)
          await call(person, changeReadStatus.path, { sidList, readStatus: READ_STATES.read })
      }
    },
  }
}
