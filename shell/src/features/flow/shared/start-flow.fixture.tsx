import type { Call } from '@apron/contract/calls/define-call'
import { listDictionary } from '@apron/contract/dictionary/dictionary.calls'
import type { FlowDetail, FlowTask, FlowTemplate, FlowTrack } from '@apron/contract/flow/flow'
import {
  getFlowDefinition,
  getFlowDetail,
  getFlowTrack,
  listFlowRecords,
} from '@apron/contract/flow/flow.calls'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import { createFakeHost, type FakeTab } from '@apron/sdk/testing'
import type { ComponentType } from 'react'
import { vi } from 'vitest'
import { flowApp } from '../flow-app.tsx'

const pair = (text: string) => ({ zh: text, en: text })

export const TEMPLATE: FlowTemplate = {
  kind: 'prAmount',
  name: 'PR amount',
  templateId: 'prAmount:1',
  version: 1,
  form: {
    fields: [
      { key: 'prNo', kind: 'text', required: true, maxLength: 40 },
      { key: 'total', kind: 'money', required: true, currency: { code: 'CNY' } },
      { key: 'budget', kind: 'text', maxLength: 40 },
      {
        key: 'lines',
        kind: 'table',
        max: 5,
        columns: [
          { key: 'pn', kind: 'text', required: true, maxLength: 20 },
          { key: 'qty', kind: 'number', scale: 0 },
          { key: 'price', kind: 'money', currency: { code: 'CNY' } },
          {
            key: 'amount',
            kind: 'money',
            currency: { code: 'CNY' },
            computed: { compute: 'product', of: ['qty', 'price'] },
          },
        ],
      },
    ],
  },
  texts: {
    nodes: { N1: pair('Purchasing'), N2: pair('Finance') },
    flows: {},
    fields: {
      prNo: pair('PR number'),
      total: pair('Total'),
      budget: pair('Budget code'),
      lines: pair('Lines'),
      'lines.pn': pair('Part'),
      'lines.qty': pair('Quantity'),
      'lines.price': pair('Price'),
      'lines.amount': pair('Amount'),
    },
    choices: {},
  },
  definition: {
    nodes: [
      { id: 'start', kind: 'start', name: pair('Start') },
      { id: 'N1', kind: 'task', name: pair('Purchasing') },
      { id: 'N2', kind: 'task', name: pair('Finance') },
    ],
    flows: [],
  },
}

const process = {
  insId: '7',
  serial: 'AP-2026-000012',
  businessKey: 'PR-1',
  title: 'PR amount－PR-1－Brakes－CNY 505,000.00',
  kind: 'prAmount',
  process: 'PR amount',
  initiator: { code: '100401', name: 'Ding Yue' },
  startedAt: '2026-03-02 09:00:00',
  state: 'running',
} as const

export const TASK: FlowTask = {
  ...process,
  taskId: '1',
  node: 'Finance',
  taskKind: 'decide',
  forWhom: null,
  openedAt: '2026-03-02 10:00:00',
  urgency: 0,
  isNew: false,
}

/** The user's task in the process. */
export const OWN_TASK: NonNullable<FlowDetail['task']> = {
  taskId: '1',
  nodeId: 'N2',
  node: 'Finance',
  taskKind: 'decide',
  forWhom: null,
  editable: ['budget'],
  backTo: [{ nodeId: 'N1', node: 'Purchasing' }],
}

export const DETAIL: FlowDetail = {
  ...process,
  templateId: 'prAmount:1',
  endedAt: null,
  stuck: null,
  version: 3,
  values: {
    prNo: 'PR-1',
    total: '505000.00',
    budget: null,
    lines: [{ pn: 'BACB30', qty: '2', price: '252500.00' }],
  },
  task: OWN_TASK,
  actions: ['agree', 'reject', 'refuse', 'transfer', 'addApprover'],
  waits: [{ nodeId: 'N2', node: 'Finance', people: [{ code: '100001', name: 'Test Person' }] }],
  next: [],
}

/** Current position of the process. */
export const TRACK: FlowTrack = {
  templateId: 'prAmount:1',
  bpmn: '<definitions/>',
  current: ['N2'],
  passed: ['N1'],
  rejected: [],
  flows: [],
}

/** Runs a work flow page on a fake shell with one process. */
export function startFlow(page: ComponentType) {
  const fake = createFakeHost({ app: 'flow' })
  const refreshCounts = vi.fn()
  const listeners = new Set<() => void>()
  fake.answer(queryColumnSetting, null)
  fake.answer(queryDataSource, [])
  fake.answer(listDictionary, {})
  fake.answer(getFlowDefinition, TEMPLATE)
  fake.answer(getFlowDetail, DETAIL)
  fake.answer(listFlowRecords, [])
  fake.answer(getFlowTrack, TRACK)
  const app = flowApp({
    name: 'flow',
    pages: { '/flow/page': { get: () => Promise.resolve({ default: page }) } },
    hints: {
      onTasks(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      onCount: () => () => undefined,
      refreshCounts,
    },
  })
  return {
    fake,
    /** Called when task counts are out of date. */
    refreshCounts,
    /** Notifies the page that tasks or started processes changed, as the shell does on a server event. */
    notifyTasksChanged: () => listeners.forEach(listener => listener()),
    /** Returns the request bodies sent with a call so far. */
    bodiesOf: (call: Pick<Call, 'method' | 'path'>): unknown[] =>
      fake.requests
        .filter(({ method, path }) => method === call.method && path === call.path)
        .map(({ body }) => body),
    open: async (query = '?id=1'): Promise<FakeTab> => {
      const tab = fake.openTab(`/flow/page${query}`)
      await tab.mount(await app.bootstrap(fake.host))
      return tab
    },
  }
}
