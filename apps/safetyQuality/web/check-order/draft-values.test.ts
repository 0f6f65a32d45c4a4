import { expect, it } from 'vitest'
import { EMPTY_ITEM } from '../../contract/checks/check-draft.fixture.ts'
import { NEW_DRAFT, toDraft, withTemplate } from './draft-values.ts'

it('starts with an announced check and nothing chosen', () => {
  expect(NEW_DRAFT).toMatchObject({ id: null, announced: true, planStart: null, checkCat: null, items: [] })
})

const TEMPLATE = { code: 'TC-01', checkCat: 'ROUTINE', nameZh: '工具管理', nameEn: 'Tool control' }

it('takes the category of a template, and its name if no title was typed', () => {
  const fromTemplate = { template: 'TC-01', checkCat: 'ROUTINE' }
  expect(withTemplate(NEW_DRAFT, TEMPLATE)).toEqual({
    ...fromTemplate,
    titleZh: '工具管理',
    titleEn: 'Tool control',
  })
  expect(withTemplate({ titleZh: '月度检查', titleEn: '' }, TEMPLATE)).toEqual(fromTemplate)
  expect(withTemplate({ titleZh: ' ', titleEn: 'Monthly' }, TEMPLATE)).toEqual(fromTemplate)
})

it('does not send the items of a template, and keeps the typed ones for later', () => {
  const withItems = { ...NEW_DRAFT, items: [EMPTY_ITEM] }
  expect(toDraft({ ...withItems, template: 'TC-01' }).items).toEqual([])
  expect(toDraft(withItems).items).toEqual([EMPTY_ITEM])
})
