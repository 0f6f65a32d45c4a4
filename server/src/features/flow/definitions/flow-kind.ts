import { FLOW_KINDS, type FlowKind } from '@apron/contract/flow/flow-words'

export function isFlowKind(name: string): name is FlowKind {
  return Object.hasOwn(FLOW_KINDS, name)
}
