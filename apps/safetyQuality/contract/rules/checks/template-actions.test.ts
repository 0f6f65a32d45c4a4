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
  ['a draft of somebody else', {}, ['edit', 'approve', 'remove']],
  ['a draft of one’s own is approved by another person', { isOwn: true }, ['edit', 'remove']],
  ['what is in force', { status: 'ACTIVE' }, ['revise', 'retire']],
  ['what is in force and being revised', { status: 'ACTIVE', isNewest: false, isRevised: true }, ['retire']],
  ['the last one, retired', { status: 'RETIRED' }, ['revise']],
  ['a retired one behind another', { status: 'RETIRED', isNewest: false }, []],
  ['one’s own in force', { status: 'ACTIVE', isOwn: true }, ['revise', 'retire']],
])('%s', (_what, part, actions) => {
  expect(templateActions(facts(part))).toEqual(actions)
})
