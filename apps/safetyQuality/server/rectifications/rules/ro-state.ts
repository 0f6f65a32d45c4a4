import { decideTransition, type Transition } from '@apron/server-kit/records/act-on-record'
import type { RoAction, RoStatus } from '../../../contract/rectifications/rectification.values.ts'
import { RO_DUE_STATUSES, RO_OPEN_STATUSES } from '../../../contract/rules/rectifications/ro-due.ts'
import type { FindingLevel } from '../../../contract/values.ts'

/** Parts that a person has in one order. */
export interface RoParts {
  readonly responsible: boolean
  /** Owns an action of the current cycle. */
  readonly owner: boolean
  /** Holds the manager's permission for the responsible department. */
  readonly manager: boolean
  /** May decide on extensions of levels 2 and 3. */
  readonly extender: boolean
  /** Is a safety director: decides on extensions of level 1 and countersigns. */
  readonly director: boolean
  /** Judged the effect. */
  readonly judgedEffect: boolean
}

/** The facts about an order that decide which actions are allowed. */
export interface RoFacts {
  readonly status: RoStatus
  readonly level: FindingLevel
  /** Judged effective, but not closed yet. */
  readonly effectJudged: boolean
  /** The watch period has ended. */
  readonly watchOver: boolean
  readonly extensionPending: boolean
}

type Reason = 'person' | 'notIndependent' | 'levelOne' | 'watchNotOver'
type Rule = Omit<Transition<RoStatus, RoParts, Reason>, 'to'> & {
  readonly to: RoStatus | ((facts: RoFacts) => RoStatus)
  /** Returns why the order does not allow the action, or null. */
  readonly bars?: (facts: RoFacts) => Reason | 'state' | null
}

const nobody = () => null
const nonResponsible = (parts: RoParts): Reason | null => (parts.responsible ? null : 'person')
const outsiders = (parts: RoParts): Reason | null => (parts.responsible || parts.owner ? null : 'person')
const nonManagers = (parts: RoParts): Reason | null => (parts.manager ? null : 'person')
/** Nobody judges work that they are responsible for or have done themselves. */
const involved = (parts: RoParts): Reason | null =>
  parts.responsible || parts.owner ? 'notIndependent' : null
const nonDeciders = (parts: RoParts): Reason | null => {
  if (!parts.extender && !parts.director) return 'person'
  return parts.responsible ? 'notIndependent' : null
}
const judgeOrInvolved = (parts: RoParts): Reason | null =>
  parts.judgedEffect ? 'notIndependent' : involved(parts)
const sameState = ({ status }: RoFacts) => status
const unlessPending = ({ extensionPending }: RoFacts) => (extensionPending ? null : 'state')

/** Transitions of an order: states before, state after, and who may take them. */
const RULES: Readonly<Record<RoAction, Rule>> = {
  edit: { from: ['DRAFT'], to: 'DRAFT', refuses: nobody },
  issue: { from: ['DRAFT'], to: 'ISSUED', refuses: nobody },
  accept: { from: ['ISSUED'], to: 'ANALYSING', refuses: nonResponsible },
  // People leave: the responsible person can change until the order is reported as done.
  reassign: { from: ['ISSUED', 'ANALYSING', 'IMPLEMENTING'], to: sameState, refuses: nonManagers },
  savePlan: { from: ['ANALYSING'], to: 'ANALYSING', refuses: nonResponsible },
  sendPlan: { from: ['ANALYSING'], to: 'PLAN_REVIEW', refuses: nonResponsible },
  acceptPlan: { from: ['PLAN_REVIEW'], to: 'IMPLEMENTING', refuses: involved },
  returnPlan: { from: ['PLAN_REVIEW'], to: 'ANALYSING', refuses: involved },
  saveProgress: { from: ['IMPLEMENTING'], to: 'IMPLEMENTING', refuses: outsiders },
  report: { from: ['IMPLEMENTING'], to: 'VERIFYING', refuses: nonResponsible },
  verify: {
    from: ['VERIFYING'],
    to: ({ level }) => (level === '3' ? 'CLOSED' : 'EFFECT_WATCH'),
    refuses: involved,
  },
  reject: { from: ['VERIFYING'], to: 'IMPLEMENTING', refuses: involved },
  effective: {
    from: ['EFFECT_WATCH'],
    to: ({ level }) => (level === '1' ? 'EFFECT_WATCH' : 'CLOSED'),
    refuses: involved,
    bars({ effectJudged, watchOver }) {
      if (effectJudged) return 'state'
      return watchOver ? null : 'watchNotOver'
    },
  },
  countersign: {
    from: ['EFFECT_WATCH'],
    to: 'CLOSED',
    refuses: judgeOrInvolved,
    bars: ({ level, effectJudged }) => (level === '1' && effectJudged ? null : 'state'),
  },
  ineffective: { from: ['EFFECT_WATCH'], to: 'ANALYSING', refuses: involved },
  void: {
    from: ['DRAFT', ...RO_OPEN_STATUSES],
    to: 'VOID',
    refuses: nobody,
    bars: ({ level, status }) => (level === '1' && status !== 'DRAFT' ? 'levelOne' : null),
  },
  askExtension: {
    from: [...RO_DUE_STATUSES],
    to: sameState,
    refuses: nonResponsible,
    bars: ({ extensionPending }) => (extensionPending ? 'state' : null),
  },
  grantExtension: { from: [...RO_OPEN_STATUSES], to: sameState, refuses: nonDeciders, bars: unlessPending },
  refuseExtension: { from: [...RO_OPEN_STATUSES], to: sameState, refuses: nonDeciders, bars: unlessPending },
}

/** Returns whether an action is allowed, and the state it leads to. */
export function decideRoAction(action: RoAction, facts: RoFacts, parts: RoParts) {
  const { to, bars = () => null, ...rule } = RULES[action]
  const decision = decideTransition(
    { ...rule, to: typeof to === 'function' ? to(facts) : to },
    facts.status,
    partsFor(facts, parts),
  )
  if (!decision.allowed) return decision
  const reason = bars(facts)
  return reason === null ? decision : ({ allowed: false, reason } as const)
}

/** Keeps only the part that decides on extensions of the order's level. */
function partsFor({ level }: RoFacts, parts: RoParts): RoParts {
  return {
    ...parts,
    extender: parts.extender && level !== '1',
    director: parts.director && level === '1',
  }
}
