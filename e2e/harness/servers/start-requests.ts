import { randomUUID } from 'node:crypto'
import { BASE_PATH, PROJECT_CODE, TOKEN_COOKIE } from '@apron/contract/calls/base-path'
import { startFlow } from '@apron/contract/flow/flow.calls'
import type { FormValues } from '@apron/contract/flow/form-values'
import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { purchaseRequest } from '@apron/server/test/flow/demo-forms'
import { type BrowserContext, expect } from '@playwright/test'

/** Starts purchase requests as the person logged in there, without their form. @returns the ids of the processes */
export async function startRequests(
  context: BrowserContext,
  origin: string,
  prNos: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (const prNo of prNos) {
    const values = purchaseRequest('505000.00', { prNo })
    ids.push(await start(context, origin, 'prAmount:1', values))
  }
  return ids
}

async function start(
  context: BrowserContext,
  origin: string,
  templateId: string,
  values: FormValues,
): Promise<string> {
  const cookies = await context.cookies()
  const token = decodeURIComponent(cookies.find(({ name }) => name === TOKEN_COOKIE)?.value ?? '')
  const headers = { authorization: token, projectCode: PROJECT_CODE }
  const serial = await context.request.get(`${origin}${BASE_PATH}${getSerialNumber.path}?code=AP`, {
    headers,
  })
  const id = randomUUID()
  const data = { id, templateId, serial: (await serial.json()).data, values }
  const started = await context.request.post(`${origin}${BASE_PATH}${startFlow.path}`, { headers, data })
  expect(await started.json()).toMatchObject({ code: 200 })
  return id
}
