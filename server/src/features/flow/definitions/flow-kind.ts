import { FLOW_KINDS, type FlowKind } from '@apron/contract/flow/flow-words'

/** Whether it is the name of a template. */
export function isFlowKind(name: string): name is FlowKind {
  return Object.hasOwn(FLOW_KINDS, name)
}
