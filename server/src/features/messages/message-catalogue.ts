import { MESSAGE_CATEGORIES } from '@apron/contract/codes/message-codes'
import { portalPath } from '@apron/contract/rules/messages/message-link'
import type { MessageEvent } from '@apron/server-kit/messages/message-event'
import type { SubscriptionTemplate } from '@apron/server-kit/messages/subscription-template'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { placeholdersOf } from './message-text.ts'

/** All message events and subscription templates. */
export interface MessageCatalogue {
  readonly events: ReadonlyMap<string, MessageEvent>
  readonly templates: ReadonlyMap<string, SubscriptionTemplate>
}

/**
 * Collects the events and subscriptions of the portal and its sub-applications. @throws if they are inconsistent, so
 * that the server does not start
 */
export function messageCatalogue(
  coreEvents: readonly MessageEvent[],
  plugins: readonly Pick<ServerPlugin, 'events' | 'subscriptions'>[],
): MessageCatalogue {
  const events = [...coreEvents, ...plugins.flatMap(plugin => plugin.events ?? [])]
  const templates = plugins.flatMap(plugin => plugin.subscriptions ?? [])
  const faults = catalogueFaults(events, templates)
  if (faults.length > 0) throw new Error(`The server does not start: ${faults.join('; ')}`)
  return {
    events: new Map(events.map(event => [event.code, event])),
    templates: new Map(templates.map(template => [template.id, template])),
  }
}

/** Returns the inconsistencies of events and subscriptions. */
export function catalogueFaults(
  events: readonly MessageEvent[],
  templates: readonly SubscriptionTemplate[],
): string[] {
  const templateIds = new Set(templates.map(({ id }) => id))
  return [
    ...duplicates(events.map(({ code }) => code)).map(code => `the message ${code} is defined twice`),
    ...duplicates(templates.map(({ id }) => id)).map(id => `the subscription ${id} is defined twice`),
    ...events.flatMap(event => eventFaults(event, templateIds)),
    ...templates.flatMap(({ id, attributes }) =>
      duplicates(attributes.map(({ code }) => code)).map(code => `the subscription ${id} has ${code} twice`),
    ),
  ]
}

function eventFaults(
  { code, category, text, route, subscription }: MessageEvent,
  templateIds: ReadonlySet<string>,
): string[] {
  const faults: string[] = []
  if (!MESSAGE_CATEGORIES.some(({ id }) => id === category)) {
    faults.push(`the message ${code} has no category`)
  }
  if (placeholdersOf(text.zh).join() !== placeholdersOf(text.en).join()) {
    faults.push(`the message ${code} has other values in Chinese than in English`)
  }
  if (route !== undefined && portalPath(route.replaceAll(/\{\w+\}/g, 'x')) === null) {
    faults.push(`the route of the message ${code} is no path of the portal`)
  }
  if (subscription !== undefined && !templateIds.has(subscription)) {
    faults.push(`the message ${code} belongs to a subscription that does not exist`)
  }
  return faults
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
