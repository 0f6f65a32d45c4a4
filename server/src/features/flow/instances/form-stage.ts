import { type FormStage, WHOLE_FORM } from '@apron/contract/rules/forms/accept-form'
import type { Definition } from '../definitions/definition.ts'
import type { StoredTask } from './instances.store.ts'

/** Returns the fields that a task may change: all fields on rework, otherwise those of its node. */
export function stageOf(
  { rules }: Pick<Definition, 'rules'>,
  { kind, node }: Pick<StoredTask, 'kind' | 'node'>,
): FormStage {
  if (kind === 'rework') return WHOLE_FORM
  const { editable = [], needed = [] } = rules.nodes[node] ?? {}
  return { editable, needed }
}
