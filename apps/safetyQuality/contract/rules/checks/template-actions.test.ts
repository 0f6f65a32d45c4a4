import { expect, test } from 'vitest'
import { type TemplateFacts, templateActions } from './template-actions.ts'

const facts = (part: Partial<TemplateFacts>): TemplateFacts => ({
  status: 'DRAFT',
  isNewest: true,
  isRevised: false,
  isOwn: false,
  ...part,
})

test.each<[string, Partial<TemplateFacts>, string[]]>([
  ['a draft by somebody else', {}, ['edit', 'approve', 'remove']],
  ["one's own draft", { isOwn: true }, ['edit', 'remove']],
  ['in force', { status: 'ACTIVE' }, ['revise', 'retire']],
  ['in force and being revised', { status: 'ACTIVE', isNewest: false, isRevised: true }, ['retire']],
  ['the newest, retired', { status: 'RETIRED' }, ['revise']],
  ['retired, with a newer one', { status: 'RETIRED', isNewest: false }, []],
  ["one's own, in force", { status: 'ACTIVE', isOwn: true }, ['revise', 'retire']],
])('returns the actions on a revision: %s', (_what, part, actions) => {
  expect(templateActions(facts(part))).toEqual(actions)
})
