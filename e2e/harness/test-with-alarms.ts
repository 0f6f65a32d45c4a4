import { BASE_PATH, PROJECT_CODE, TOKEN_COOKIE } from '@apron/contract/calls/base-path'
import type { BrowserContext } from '@playwright/test'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { expect, testWithServer } from './portal-test.ts'

/** The server with an application that publishes messages on demand. */
export const ALARM_SERVER = 'server/test/support/alarm-server.ts'

export interface Alarm {
  /** Subject: news, a work order that links to the check orders, the airline business, or a rectification order. */
  readonly event: 'news' | 'order' | 'airline' | 'rectification'
  readonly words: string
  /** Employee numbers; left out for everybody at the site. */
  readonly to?: readonly string[]
  readonly site?: string
  readonly urgency?: 0 | 1 | 2
  /** An address outside the portal. */
  readonly link?: string
  readonly custom?: readonly {
    readonly category: string
    readonly items: readonly { readonly title: string; readonly url?: string }[]
  }[]
}

/** Publishes a message as the person logged in there. */
export async function raiseAlarm(
  context: BrowserContext,
  { origin }: PortalServer,
  { to = [], site = 'CAN', urgency = 0, ...alarm }: Alarm,
): Promise<void> {
  const cookies = await context.cookies()
  const token = decodeURIComponent(cookies.find(({ name }) => name === TOKEN_COOKIE)?.value ?? '')
  const answer = await context.request.post(`${origin}${BASE_PATH}/api/alarm/raise`, {
    headers: { authorization: token, projectCode: PROJECT_CODE },
    data: { ...alarm, to, site, urgency },
  })
  expect(await answer.json()).toMatchObject({ code: 200 })
}

/** Tests on a separate server that can publish messages. @param env settings of the deployment */
export function testWithAlarms(env: Readonly<Record<string, string>> = {}) {
  return testWithServer(() => startPortalServer(env, true, ALARM_SERVER))
}
