import type {
  FlowAgree,
  FlowDecided,
  FlowDetail,
  FlowDetailQuery,
  FlowDone,
  FlowDoneQuery,
  FlowDrawing,
  FlowDrawingBody,
  FlowHandOver,
  FlowId,
  FlowItems,
  FlowItemsQuery,
  FlowKindQuery,
  FlowModel,
  FlowModelQuery,
  FlowRecord,
  FlowRefuse,
  FlowReject,
  FlowReminded,
  FlowStart,
  FlowStarted,
  FlowStartedQuery,
  FlowStartResult,
  FlowSubmit,
  FlowTask,
  FlowTaskQuery,
  FlowTemplate,
  FlowTemplateQuery,
  FlowTrack,
} from '../entities/flow.ts'
import type { PageOf } from '../entities/paging.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/flow-chart-api/flow'

/** What the caller has to decide, to work on, or was informed of (FLOW-01). */
export const pageFlowTasks = defineCall<{ body: FlowTaskQuery; data: PageOf<FlowTask> }>({
  id: 'flow.tasks',
  method: 'POST',
  path: `${PATH}/task/scheduleList`,
  failures: 'in-place',
})

/** What the caller has decided (FLOW-03). */
export const pageFlowDone = defineCall<{ body: FlowDoneQuery; data: PageOf<FlowDone> }>({
  id: 'flow.done',
  method: 'POST',
  path: `${PATH}/task/completedList`,
  failures: 'in-place',
})

/** What the caller has started (FLOW-05). */
export const pageFlowStarted = defineCall<{ body: FlowStartedQuery; data: PageOf<FlowStarted> }>({
  id: 'flow.started',
  method: 'POST',
  path: `${PATH}/SysProcessBusiness/issuedTransactionList`,
  failures: 'in-place',
})

/** What the caller may start (FLOW-04). */
export const listFlowModels = defineCall<{ body: FlowModelQuery; data: FlowModel[] }>({
  id: 'flow.models',
  method: 'POST',
  path: `${PATH}/model/modelList`,
  failures: 'in-place',
})

/** The template by which a kind is started now (FLOW-04). */
export const getFlowTemplate = defineCall<{ query: FlowKindQuery; data: FlowModel }>({
  id: 'flow.template',
  method: 'GET',
  path: `${PATH}/serviceModel/getTemplateByApplySwitch`,
  failures: 'in-place',
})

/** A definition with its form (FLOW-04). */
export const getFlowDefinition = defineCall<{ query: FlowTemplateQuery; data: FlowTemplate }>({
  id: 'flow.definition',
  method: 'GET',
  path: `${PATH}/serviceModel/getProcessDefinitionAndFormByTemplate`,
  failures: 'in-place',
})

/** Starts a process (FLOW-04). */
export const startFlow = defineCall<{ body: FlowStart; data: FlowStartResult }>({
  id: 'flow.start',
  method: 'POST',
  path: `${PATH}/processDefinition/initiateProcessRequest`,
  failures: 'in-place',
})

/** The approval record of a process, the oldest line first (FLOW-02). */
export const listFlowRecords = defineCall<{ query: FlowId; data: FlowRecord[] }>({
  id: 'flow.records',
  method: 'GET',
  path: `${PATH}/processIns/getProcessHisTaskList`,
  failures: 'in-place',
})

/** A process with its form, and what the caller may do with it (FLOW-02, FLOW-05). */
export const getFlowDetail = defineCall<{ query: FlowDetailQuery; data: FlowDetail }>({
  id: 'flow.detail',
  method: 'GET',
  path: `${PATH}/processIns/getDetail`,
  failures: 'in-place',
})

/** FLOW-06. */
export const agreeFlow = defineCall<{ body: FlowAgree; data: FlowDecided }>({
  id: 'flow.agree',
  method: 'POST',
  path: `${PATH}/serviceModel/approvalAgree`,
  failures: 'in-place',
})

/** Back to the initiator, or to a node passed already (FLOW-06). */
export const rejectFlow = defineCall<{ body: FlowReject; data: FlowDecided }>({
  id: 'flow.reject',
  method: 'POST',
  path: `${PATH}/serviceModel/approvalReject`,
  failures: 'in-place',
})

/** Ends the process: it can't be submitted again (FLOW-06). */
export const refuseFlow = defineCall<{ body: FlowRefuse; data: FlowDecided }>({
  id: 'flow.refuse',
  method: 'POST',
  path: `${PATH}/serviceModel/approvalSuspension`,
  failures: 'in-place',
})

/** What was filled in, confirmed or reworked. */
export const submitFlow = defineCall<{ body: FlowSubmit; data: FlowDecided }>({
  id: 'flow.submit',
  method: 'POST',
  path: `${PATH}/task/submit`,
  failures: 'in-place',
})

/** Gives a task to another person who may decide it. */
export const transferFlow = defineCall<{ body: FlowHandOver; data: FlowDecided }>({
  id: 'flow.transfer',
  method: 'POST',
  path: `${PATH}/task/transfer`,
  failures: 'in-place',
})

/** Lets another person who may decide it agree as well. */
export const addFlowApprover = defineCall<{ body: FlowHandOver; data: FlowDecided }>({
  id: 'flow.addApprover',
  method: 'POST',
  path: `${PATH}/task/addApprover`,
  failures: 'in-place',
})

/** Takes a process back, while nobody has decided. */
export const withdrawFlow = defineCall<{ body: FlowId; data: FlowDecided }>({
  id: 'flow.withdraw',
  method: 'POST',
  path: `${PATH}/processIns/withdraw`,
  failures: 'in-place',
})

/** The initiator reminds those who have the tasks of a process: of each task once an hour. */
export const remindFlow = defineCall<{ body: FlowId; data: FlowReminded }>({
  id: 'flow.remind',
  method: 'POST',
  path: `${PATH}/task/remind`,
  failures: 'in-place',
})

/** The to-do count (FLOW-08, MENU-05). A failure is silent: the menu shows no number, and the list says what failed. */
export const listFlowItems = defineCall<{ query: FlowItemsQuery; data: FlowItems }>({
  id: 'flow.items',
  method: 'GET',
  path: `${PATH}/task/getItems`,
  failures: 'suppress',
  background: true,
})

/** Tasks of others that the caller may decide by a delegation (§7). A failure is silent: only the number is missing, the page lists the tasks. */
export const listDelegatedFlowItems = defineCall<{ data: FlowItems }>({
  id: 'flow.delegatedItems',
  method: 'POST',
  path: '/api/vm/matCsnroLease/getAllDelegatedTask',
  failures: 'suppress',
  background: true,
})

/** The drawing of a definition. */
export const getFlowDrawing = defineCall<{ query: FlowTemplateQuery; data: FlowDrawing }>({
  id: 'flow.drawing',
  method: 'GET',
  path: `${PATH}/processDefinition/showImageData`,
  failures: 'in-place',
})

/** The same, asked for by a body (§7 names both). */
export const showFlowDrawing = defineCall<{ body: FlowDrawingBody; data: FlowDrawing }>({
  id: 'flow.showDrawing',
  method: 'POST',
  path: `${PATH}/processDef/showImage`,
  failures: 'in-place',
})

/** The drawing of a process with the way it took (FLOW-02). */
export const getFlowTrack = defineCall<{ query: FlowId; data: FlowTrack }>({
  id: 'flow.track',
  method: 'GET',
  path: `${PATH}/serviceModel/getProcessImageByInstance`,
  failures: 'in-place',
})
