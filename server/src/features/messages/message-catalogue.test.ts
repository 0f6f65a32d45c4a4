import type { MessageEvent } from '@apron/server-kit/messages/message-event'
import type { SubscriptionTemplate } from '@apron/server-kit/messages/subscription-template'
import { describe, expect, it } from 'vitest'
import { catalogueFaults, messageCatalogue } from './message-catalogue.ts'

const EVENT: MessageEvent = {
  code: 'A',
  category: 'MAIL',
  type: 1,
  urgency: 0,
  text: { zh: '{a}和{b}', en: '{b} and {a}' },
  route: '/app/page?id={id}',
}
const TEMPLATE: SubscriptionTemplate = {
  id: 't',
  name: { zh: '订', en: 'Sub' },
  attributes: [{ code: 'x', name: { zh: '值', en: 'Value' }, values: [] }],
}
const attribute = TEMPLATE.attributes[0]

describe('message catalogue', () => {
  it('finds an event by its code', () => {
    const { events, templates } = messageCatalogue([EVENT], [{ subscriptions: [TEMPLATE] }, {}])
    expect(events.get('A')).toBe(EVENT)
    expect(templates.get('t')).toBe(TEMPLATE)
  })

  it.each<
    [what: string, events: readonly MessageEvent[], templates: readonly SubscriptionTemplate[], fault: string]
  >([
    ['a code twice', [EVENT, { ...EVENT }], [], 'the message A is defined twice'],
    [
      'values of one language only',
      [{ ...EVENT, text: { zh: '{a}', en: 'a' } }],
      [],
      'other values in Chinese than in English',
    ],
    ['an address outside', [{ ...EVENT, route: '//example.com/{id}' }], [], 'no path of the portal'],
    ['a script', [{ ...EVENT, route: 'javascript:{id}' }], [], 'no path of the portal'],
    ['no path', [{ ...EVENT, route: '{id}' }], [], 'no path of the portal'],
    ['an unknown subscription', [{ ...EVENT, subscription: 'none' }], [TEMPLATE], 'does not exist'],
    ['a subscription twice', [], [TEMPLATE, TEMPLATE], 'the subscription t is defined twice'],
    [
      'an attribute twice',
      [],
      [{ ...TEMPLATE, attributes: attribute === undefined ? [] : [attribute, attribute] }],
      'has x twice',
    ],
  ])('is rejected with %s', (_what, events, templates, fault) => {
    expect(catalogueFaults(events, templates)).toEqual([expect.stringContaining(fault)])
    expect(() => messageCatalogue(events, [{ subscriptions: templates }])).toThrow('does not start')
  })
})
