import { type FormStage, WHOLE_FORM } from '@apron/contract/rules/forms/accept-form'
import type { Definition } from '../definitions/definition.ts'
import type { StoredTask } from './instances.store.ts'

/** What may be changed with a task: all of the form when it is reworked, otherwise what its node says. */
export function stageOf(
  { rules }: Pick<Definition, 'rules'>,
  { kind, node }: Pick<StoredTask, 'kind' | 'node'>,
): FormStage {
  if (kind === 'rework') return WHOLE_FORM
  const { editable = [], needed = [] } = rules.nodes[node] ?? {}
  return { editable, needed }
}
