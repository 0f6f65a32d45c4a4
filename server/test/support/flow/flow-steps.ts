import { randomUUID } from 'node:crypto'
import type { FlowTab } from '@apron/contract/flow/flow'
import {
  agreeFlow,
  getFlowDetail,
  listFlowRecords,
  pageFlowTasks,
  startFlow,
} from '@apron/contract/flow/flow.calls'
import type { FormValues } from '@apron/contract/flow/form-values'
import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { expect } from 'vitest'
import type { PortalClient } from '../clients/portal-client.ts'
import { purchaseRequest } from './demo-forms.ts'

/** Starts a process as its form would. @returns the server's response */
export async function start(person: PortalClient, kind: string, values: FormValues, id = randomUUID()) {
  const serial = (await person.call(getSerialNumber, { query: { code: 'AP' } })).envelope.data
  return (await person.call(startFlow, { body: { id, templateId: `${kind}:1`, serial, values } })).envelope
}

/** Starts a purchase request with a unique number. @returns the id of the process */
export async function startRequest(
  person: PortalClient,
  amount: string,
  more: FormValues = {},
): Promise<string> {
  const prNo = `PR-${randomUUID().slice(0, 8)}`
  const { data, msg } = await start(person, 'prAmount', purchaseRequest(amount, { prNo, ...more }))
  return data?.insId ?? expect.fail(`it was not started: ${msg}`)
}

/** Returns a person's tasks of a process. */
export async function tasksOf(person: PortalClient, insId: string, tab: FlowTab = 'approve') {
  const { data } = (
    await person.call(pageFlowTasks, { body: { current: 1, size: 200, queryCriteria: { tab } } })
  ).envelope
  return data.records.filter(row => row.insId === insId)
}

/** Returns a process as a person sees it. */
export async function detail(person: PortalClient, insId: string) {
  return (await person.call(getFlowDetail, { query: { insId } })).envelope.data
}

/** Returns the request body for a decision about a person's task. */
export async function decisionOf(person: PortalClient, insId: string, remark = '') {
  const { task, version } = await detail(person, insId)
  return { taskId: task?.taskId ?? expect.fail('it is not theirs'), version, remark }
}

export async function agree(person: PortalClient, insId: string) {
  return (await person.call(agreeFlow, { body: await decisionOf(person, insId) })).envelope
}

/** Returns the record of a process: who did what at which node. */
export async function recordOf(person: PortalClient, insId: string): Promise<string[]> {
  const { data } = (await person.call(listFlowRecords, { query: { insId } })).envelope
  return data.map(({ act, nodeId, by }) => `${act} ${nodeId} ${by?.code ?? ''}`)
}
