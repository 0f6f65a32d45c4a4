import type { RecordedCall, RecordedCaller } from './recorded-calls.ts'
import type { Recorder } from './recorder.ts'
import type { Json } from './stable-answer.ts'

const FLOW = '/api/flow-chart-api/flow'
/** The smallest valid diagram. */
const TEMPLATE = 'financial:1'
/** A process that does not exist. */
const PROCESS = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const DECISION = { taskId: `${PROCESS}-1`, version: 1, remark: '单价高于市场，请重新询价' }

const page = (queryCriteria: Json) => ({ current: 1, size: 5, queryCriteria })

/** Calls the work flow as people with little to do with it; other tests cover how processes run. */
export async function recordWorkFlow(recorder: Recorder): Promise<void> {
  const post = async (path: string, body: Json, title: string, caller: RecordedCaller = '100103') =>
    await recorder.record({ call: `POST ${FLOW}/${path}`, body } satisfies RecordedCall, caller, title)
  const get = async (
    path: string,
    query: Record<string, string>,
    title: string,
    caller: RecordedCaller = '100103',
  ) => await recorder.record({ call: `GET ${FLOW}/${path}`, query } satisfies RecordedCall, caller, title)

  for (const tab of ['approve', 'handle', 'inform']) await post('task/scheduleList', page({ tab }), tab)
  await post('task/scheduleList', page({ tab: 'approve', endTime: '2026-11-31' }), 'no such day', '100103 en')
  await post('task/completedList', page({}), 'all')
  await post('SysProcessBusiness/issuedTransactionList', page({ state: 'running' }), 'in progress')
  await get('task/getItems', { userCode: '100104' }, 'one’s own')
  await get('task/getItems', {}, 'of nobody', 'nobody')

  for (const caller of ['100103', 'X90201', '100001 en'] as const) {
    await post('model/modelList', { name: '' }, 'all', caller)
  }
  await get('serviceModel/getTemplateByApplySwitch', { kind: 'financial' }, 'one', '100103 en')
  await get('serviceModel/getTemplateByApplySwitch', { kind: 'nothing' }, 'none')
  await get('serviceModel/getProcessDefinitionAndFormByTemplate', { templateId: TEMPLATE }, 'one')
  await get('serviceModel/getProcessDefinitionAndFormByTemplate', { templateId: 'financial:99' }, 'none')
  await get('processDefinition/showImageData', { templateId: TEMPLATE }, 'one')
  await post('processDef/showImage', { templateId: 'financial:99' }, 'none')

  const start = { id: PROCESS, serial: 'AP-2040-000000', values: {} }
  const INITIATE = 'processDefinition/initiateProcessRequest'
  await post(INITIATE, { ...start, templateId: TEMPLATE }, 'by somebody who may not')
  await post(INITIATE, { ...start, templateId: 'enterpriseInfo:1' }, 'an empty form', 'X90201')
  await post(INITIATE, { ...start, templateId: 'enterpriseInfo:1', id: '1' }, 'no id', '100103 en')

  for (const path of ['approvalAgree', 'approvalReject', 'approvalSuspension']) {
    await post(`serviceModel/${path}`, DECISION, 'of no task')
    await post(`serviceModel/${path}`, { taskId: DECISION.taskId }, 'that says nothing', '100103 en')
  }
  await get('processIns/getProcessHisTaskList', { insId: PROCESS }, 'of no process')
  await get('serviceModel/getProcessImageByInstance', { insId: PROCESS }, 'of no process', '100103 en')
}
