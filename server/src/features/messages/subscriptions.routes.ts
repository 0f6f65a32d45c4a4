import type { Language } from '@apron/contract/dictionary/language'
import { listSubscriptions, saveSubscriptions } from '@apron/contract/messages/message.calls'
import { MESSAGE_SCHEMAS } from '@apron/contract/messages/message.schemas'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type {
  SubscriptionAttribute,
  SubscriptionTemplate,
} from '@apron/server-kit/messages/subscription-template'
import type { Kysely } from 'kysely'
import { chosenValues, type OfferedSubscription, toItem } from './subscriptions.rules.ts'
import { replaceSubscriptions, subscriptionsOf } from './subscriptions.store.ts'

/** A portal list that attributes take their values from. */
export type PortalList = 'sites' | 'departments' | 'customers'

export interface SubscriptionsDeps {
  readonly db: Kysely<unknown>
  readonly templates: Iterable<SubscriptionTemplate>
  /** Returns codes and names of a list, as far as a person of this department or enterprise may see it. */
  readonly listOf: (list: PortalList, deptCode: string, language: Language) => Promise<Option[]>
  /** Returns the enabled entries of a dictionary. */
  readonly dictionary: (code: string, language: Language) => Promise<Option[]>
}

interface Option {
  readonly code: string
  readonly name: string
}

export function subscriptionsRoutes({ db, templates, ...lists }: SubscriptionsDeps): ServerRoute[] {
  const all = [...templates]

  /** Returns the subscriptions offered to the caller. */
  async function findOffered(context: CallContext): Promise<OfferedSubscription[]> {
    const { resources } = callerOf(context)
    const allowed = all.filter(({ resource }) => resource === undefined || resources.has(resource))
    return await Promise.all(
      allowed.map(async ({ id, name, attributes }) => ({
        id,
        name: name[context.language],
        attributes: await Promise.all(
          attributes.map(async attribute => ({
            code: attribute.code,
            name: attribute.name[context.language],
            values: await loadValues(attribute, context),
          })),
        ),
      })),
    )
  }

  async function loadValues({ values }: SubscriptionAttribute, context: CallContext): Promise<Option[]> {
    const { language } = context
    if ('of' in values) return await lists.listOf(values.of, callerOf(context).deptCode, language)
    if ('dictionary' in values) return await lists.dictionary(values.dictionary, language)
    return values.map(({ code, name }) => ({ code, name: name[language] }))
  }

  return [
    serveCall(listSubscriptions, MESSAGE_SCHEMAS.listSubscriptions, async (_, context) => {
      const chosen = await subscriptionsOf(db, callerOf(context).userCode)
      return (await findOffered(context)).map(offered => toItem(offered, chosen))
    }),
    serveCall(saveSubscriptions, MESSAGE_SCHEMAS.saveSubscriptions, async ({ body }, context) => {
      const chosen = chosenValues(body, await findOffered(context))
      await replaceSubscriptions(db, callerOf(context).userCode, chosen)
      return null
    }),
  ]
}
