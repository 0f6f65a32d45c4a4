import { PURPOSES } from '@apron/contract/codes/message-codes'
import { STUCK_REASONS } from '@apron/contract/flow/flow-words'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Recipients } from '@apron/server-kit/messages/message-event'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { Kysely } from 'kysely'
import type { FlowMessage } from '../../engine/engine.types.ts'
import {
  FLOW_CHANGED,
  FLOW_COPY,
  FLOW_DONE,
  FLOW_ESCALATED,
  FLOW_REMINDER,
  FLOW_REWORK,
  FLOW_STUCK,
  FLOW_TASK,
} from '../../flow.events.ts'
import type { FlowTables } from '../../flow.tables.ts'
import { processTitle, subjectOf } from '../process-title.ts'
import type { StepChanges } from '../step-changes.ts'
import { taskName } from '../task-name.ts'
import { taskDelegates } from './delegates.store.ts'

/** Role that gets messages about stuck processes. */
const OPERATORS = 'ADMIN'
const TASK_EVENTS = {
  task: FLOW_TASK,
  rework: FLOW_REWORK,
  reminder: FLOW_REMINDER,
  escalated: FLOW_ESCALATED,
} as const

/** Words after “已” and “was” in messages to the initiator. */
const ENDINGS = {
  agreed: { zh: '同意', en: 'agreed' },
  refused: { zh: '拒绝', en: 'refused' },
  withdrawn: { zh: '撤回', en: 'withdrawn' },
} as const

/** Sends the messages of a step and records the copies, in its transaction. */
export async function notifyPeople(
  trx: Kysely<unknown>,
  messages: MessagesService,
  changes: StepChanges,
): Promise<void> {
  const { instance, definition, stepFacts } = changes
  const { name } = definition.texts
  const title = processTitle(name, subjectOf(definition, stepFacts.values))
  for (const message of changes.result.messages) {
    const common = {
      site: instance.site,
      by: changes.by,
      urgency: message.urgency,
      to: recipientsOf(message),
    }
    const insId = instance.id
    switch (message.about) {
      case 'task':
      case 'rework':
      case 'reminder':
      case 'escalated': {
        await notifyOfTask(trx, messages, TASK_EVENTS[message.about], { common, title, message, insId })
        break
      }
      case 'copy':
        await addCopies(trx, changes, message)
        await messages.publish(trx, FLOW_COPY, { ...common, values: { title, insId } })
        break
      case 'changed':
        await messages.publish(trx, FLOW_CHANGED, { ...common, values: { title, insId } })
        break
      case 'stuck':
        await messages.publish(trx, FLOW_STUCK, {
          ...common,
          to: [{ roles: [OPERATORS] }],
          values: { title, reason: stuckReason(changes), insId },
        })
        break
      case 'agreed':
      case 'refused':
      case 'withdrawn':
        await messages.publish(trx, FLOW_DONE, {
          ...common,
          values: { process: name, ending: ENDINGS[message.about], insId },
        })
        break
    }
  }
}

interface CommonParts {
  readonly site: string
  readonly by: string | null
  readonly urgency: FlowMessage['urgency']
  readonly to: Recipients[]
}

/** Notifies the candidates of a task, and their delegates with the delegator's name (MSG-50). */
async function notifyOfTask(
  trx: Kysely<unknown>,
  messages: MessagesService,
  event: (typeof TASK_EVENTS)[keyof typeof TASK_EVENTS],
  {
    common,
    title,
    message,
    insId,
  }: {
    readonly common: CommonParts
    readonly title: TextPair
    readonly message: FlowMessage
    readonly insId: string
  },
): Promise<void> {
  const number = message.task ?? 0
  const taskId = taskName(insId, number)
  const task = `flow:${taskId}`
  await messages.publish(trx, event, { ...common, task, values: { title, taskId } })
  for (const { delegator, delegates } of await taskDelegates(trx, insId, number, message.to)) {
    const forWhom = {
      zh: `${title.zh}（代 ${delegator.zh}）`,
      en: `${title.en} (for ${delegator.en})`,
    }
    const to = [{ users: delegates, purpose: PURPOSES.approval }]
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    await messages.publish(trx, event, { ...common, to, task, values: { title: forWhom, taskId } })
  }
}

function recipientsOf({ about, to }: FlowMessage): Recipients[] {
  const isToDo = about in TASK_EVENTS
  return [{ users: to, purpose: isToDo ? PURPOSES.approval : PURPOSES.notice }]
}

function stuckReason({ result }: StepChanges): TextPair {
  const reason = result.state.tokens.find(token => token.stuck !== null)?.stuck ?? 'nobody'
  return STUCK_REASONS[reason]
}

async function addCopies(
  trx: Kysely<unknown>,
  { instance, now }: StepChanges,
  { to, node }: FlowMessage,
): Promise<void> {
  if (to.length === 0) return
  await trx
    .withTables<FlowTables>()
    .insertInto('flow_copy')
    .values(to.map(user_code => ({ user_code, instance_id: instance.id, node, at: now })))
    .execute()
}
