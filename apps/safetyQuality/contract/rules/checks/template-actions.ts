import {
  TEMPLATE_ACTIONS,
  type TemplateAction,
  type TemplateStatus,
} from '../../checks/check-template.values.ts'

/** Facts that decide which actions a revision allows. */
export interface TemplateFacts {
  readonly status: TemplateStatus
  /** True for the newest revision of its code. */
  readonly isNewest: boolean
  /** True if another revision of the code is in draft. */
  readonly isRevised: boolean
  /** True if the person was the last to change it. */
  readonly isOwn: boolean
}

const IS_ALLOWED: Readonly<Record<TemplateAction, (facts: TemplateFacts) => boolean>> = {
  edit: ({ status }) => status === 'DRAFT',
  // Authors cannot approve their own revision.
  approve: ({ status, isOwn }) => status === 'DRAFT' && !isOwn,
  revise: ({ status, isNewest, isRevised }) =>
    !isRevised && (status === 'ACTIVE' || (status === 'RETIRED' && isNewest)),
  retire: ({ status }) => status === 'ACTIVE',
  remove: ({ status }) => status === 'DRAFT',
}

/** Returns the actions on this revision of a person who may configure templates. */
export const templateActions = (facts: TemplateFacts): TemplateAction[] =>
  TEMPLATE_ACTIONS.filter(action => IS_ALLOWED[action](facts))
