import {
  TEMPLATE_ACTIONS,
  type TemplateAction,
  type TemplateStatus,
} from '../../checks/check-template.values.ts'

/** Facts that decide which actions a revision allows. */
export interface TemplateFacts {
  readonly status: TemplateStatus
  /** It is the newest revision of its code. */
  readonly isNewest: boolean
  /** Another revision of the code is being written. */
  readonly isRevised: boolean
  /** The person has changed it last. */
  readonly isOwn: boolean
}

const MAY: Readonly<Record<TemplateAction, (facts: TemplateFacts) => boolean>> = {
  edit: ({ status }) => status === 'DRAFT',
  // Nobody puts in force what they have written themselves.
  approve: ({ status, isOwn }) => status === 'DRAFT' && !isOwn,
  revise: ({ status, isNewest, isRevised }) =>
    !isRevised && (status === 'ACTIVE' || (status === 'RETIRED' && isNewest)),
  retire: ({ status }) => status === 'ACTIVE',
  remove: ({ status }) => status === 'DRAFT',
}

/** Returns the actions that a person with permission to configure templates has on this revision. */
export const templateActions = (facts: TemplateFacts): TemplateAction[] =>
  TEMPLATE_ACTIONS.filter(action => MAY[action](facts))
