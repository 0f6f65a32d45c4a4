import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import type {
  CompletedFlowTask,
  CompletedFlowTaskQuery,
  FlowAgree,
  FlowDecisionResult,
  FlowDetail,
  FlowDetailQuery,
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
  FlowReminder,
  FlowStart,
  FlowStartResult,
  FlowSubmit,
  FlowTask,
  FlowTaskQuery,
  FlowTemplate,
  FlowTemplateQuery,
  FlowTrack,
  StartedFlow,
  StartedFlowQuery,
} from './flow.ts'

const PATH = '/api/flow-chart-api/flow'

/** Returns one page of tasks to decide or complete, or of copies (FLOW-01). */
export const pageFlowTasks = defineCall<{ body: FlowTaskQuery; data: PageOf<FlowTask> }>({
  id: 'flow.tasks',
  method: 'POST',
  path: `${PATH}/task/scheduleList`,
  failures: 'in-place',
})

/** Returns one page of tasks decided by the caller (FLOW-03). */
export const pageCompletedFlowTasks = defineCall<{
  body: CompletedFlowTaskQuery
  data: PageOf<CompletedFlowTask>
}>({
  id: 'flow.done',
  method: 'POST',
  path: `${PATH}/task/completedList`,
  failures: 'in-place',
})

/** Returns one page of processes started by the caller (FLOW-05). */
export const pageStartedFlows = defineCall<{ body: StartedFlowQuery; data: PageOf<StartedFlow> }>({
  id: 'flow.started',
  method: 'POST',
  path: `${PATH}/SysProcessBusiness/issuedTransactionList`,
  failures: 'in-place',
})

/** Returns the templates that the caller may start (FLOW-04). */
export const listFlowModels = defineCall<{ body: FlowModelQuery; data: FlowModel[] }>({
  id: 'flow.models',
  method: 'POST',
  path: `${PATH}/model/modelList`,
  failures: 'in-place',
})

/** Returns the current template of a kind (FLOW-04). */
export const getFlowTemplate = defineCall<{ query: FlowKindQuery; data: FlowModel }>({
  id: 'flow.template',
  method: 'GET',
  path: `${PATH}/serviceModel/getTemplateByApplySwitch`,
  failures: 'in-place',
})

/** Returns a definition with its form (FLOW-04). */
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

/** Returns the approval record of a process, oldest line first (FLOW-02). */
export const listFlowRecords = defineCall<{ query: FlowId; data: FlowRecord[] }>({
  id: 'flow.records',
  method: 'GET',
  path: `${PATH}/processIns/getProcessHisTaskList`,
  failures: 'in-place',
})

/** Returns a process with its form and the caller's possible actions (FLOW-02, FLOW-05). */
export const getFlowDetail = defineCall<{ query: FlowDetailQuery; data: FlowDetail }>({
  id: 'flow.detail',
  method: 'GET',
  path: `${PATH}/processIns/getDetail`,
  failures: 'in-place',
})

/** Agrees to a task (FLOW-06). */
export const agreeFlow = defineCall<{ body: FlowAgree; data: FlowDecisionResult }>({
  id: 'flow.agree',
  method: 'POST',
  path: `${PATH}/serviceModel/approvalAgree`,
  failures: 'in-place',
})

/** Returns the process to the initiator, or to a passed node (FLOW-06). */
export const rejectFlow = defineCall<{ body: FlowReject; data: FlowDecisionResult }>({
  id: 'flow.reject',
  method: 'POST',
  path: `${PATH}/serviceModel/approvalReject`,
  failures: 'in-place',
})

/** Ends the process, which cannot be submitted again (FLOW-06). */
export const refuseFlow = defineCall<{ body: FlowRefuse; data: FlowDecisionResult }>({
  id: 'flow.refuse',
  method: 'POST',
  path: `${PATH}/serviceModel/approvalSuspension`,
  failures: 'in-place',
})

/** Completes a task that was filled in, confirmed or reworked. */
export const submitFlow = defineCall<{ body: FlowSubmit; data: FlowDecisionResult }>({
  id: 'flow.submit',
  method: 'POST',
  path: `${PATH}/task/submit`,
  failures: 'in-place',
})

/** Transfers a task to another possible decider. */
export const transferFlow = defineCall<{ body: FlowHandOver; data: FlowDecisionResult }>({
  id: 'flow.transfer',
  method: 'POST',
  path: `${PATH}/task/transfer`,
  failures: 'in-place',
})

/** Requires another possible decider to agree as well. */
export const addFlowApprover = defineCall<{ body: FlowHandOver; data: FlowDecisionResult }>({
  id: 'flow.addApprover',
  method: 'POST',
  path: `${PATH}/task/addApprover`,
  failures: 'in-place',
})

/** Withdraws a process before the first decision. */
export const withdrawFlow = defineCall<{ body: FlowId; data: FlowDecisionResult }>({
  id: 'flow.withdraw',
  method: 'POST',
  path: `${PATH}/processIns/withdraw`,
  failures: 'in-place',
})

/** Lets the initiator remind the candidates of a process: each task at most once an hour. */
export const remindFlow = defineCall<{ body: FlowId; data: FlowReminder }>({
  id: 'flow.remind',
  method: 'POST',
  path: `${PATH}/task/remind`,
  failures: 'in-place',
})

/**
 * Returns the open tasks for the to-do count (FLOW-08, MENU-05). A failure is silent: the menu shows no number, and the
 * list shows the failure.
 */
export const listFlowItems = defineCall<{ query: FlowItemsQuery; data: FlowItems }>({
  id: 'flow.items',
  method: 'GET',
  path: `${PATH}/task/getItems`,
  failures: 'suppress',
  background: true,
})

/**
 * Returns tasks of others that the caller may decide under a delegation (§7). A failure is silent: only the number is
 * missing; the page lists the tasks.
 */
export const listDelegatedFlowItems = defineCall<{ data: FlowItems }>({
  id: 'flow.delegatedItems',
  method: 'POST',
  path: '/api/vm/matCsnroLease/getAllDelegatedTask',
  failures: 'suppress',
  background: true,
})

/** Returns the drawing of a definition. */
export const getFlowDrawing = defineCall<{ query: FlowTemplateQuery; data: FlowDrawing }>({
  id: 'flow.drawing',
  method: 'GET',
  path: `${PATH}/processDefinition/showImageData`,
  failures: 'in-place',
})

/** Returns the drawing of a definition, with parameters in the body (§7 has both). */
export const showFlowDrawing = defineCall<{ body: FlowDrawingBody; data: FlowDrawing }>({
  id: 'flow.showDrawing',
  method: 'POST',
  path: `${PATH}/processDef/showImage`,
  failures: 'in-place',
})

/** Returns the drawing of a process with its path (FLOW-02). */
export const getFlowTrack = defineCall<{ query: FlowId; data: FlowTrack }>({
  id: 'flow.track',
  method: 'GET',
  path: `${PATH}/serviceModel/getProcessImageByInstance`,
  failures: 'in-place',
})
