import type { SubscriptionItem } from '@apron/contract/messages/subscription'
import { describe, expect, it } from 'vitest'
import { draftOf, toSaveRequest, valueKey, withItem, withValue } from './subscription-form.ts'

const value = (code: string, isCheck = false) => ({ code, name: code.toUpperCase(), isCheck })
const ITEMS: SubscriptionItem[] = [
  {
    id: 'due',
    name: 'Calibration due',
    attrList: [
      { code: 'site', name: 'Site', attrValList: [value('can', true), value('szx')] },
      { code: 'lead', name: 'Lead', attrValList: [value('30'), value('15')] },
    ],
    selectedVals: ['site:can'],
  },
  {
    id: 'manual',
    name: 'Manual revision',
    attrList: [{ code: 'manual', name: 'Manual', attrValList: [value('amm'), value('ipc')] }],
    selectedVals: [],
  },
]

describe('[MSG-13] the subscription form', () => {
  it('starts with existing subscriptions, and saves them unchanged without empty attributes', () => {
    const draft = draftOf(ITEMS)
    expect([...draft.items]).toEqual(['due'])
    expect(toSaveRequest(ITEMS, draft)).toEqual({
      kind: 'save',
      body: [{ id: 'due', attrList: [{ code: 'site', name: 'Site', attrValue: 'can' }] }],
    })
  })

  it('joins the values of an attribute with commas', () => {
    const draft = withValue(draftOf(ITEMS), 'due', valueKey('site', 'szx'), true)
    expect(toSaveRequest(ITEMS, draft)).toMatchObject({ body: [{ attrList: [{ attrValue: 'can,szx' }] }] })
  })

  it('saves nothing while a ticked message has no value', () => {
    const ticked = withItem(draftOf(ITEMS), 'manual', true)
    expect(toSaveRequest(ITEMS, ticked)).toEqual({ kind: 'missing', name: 'Manual revision' })
    const chosen = withValue(ticked, 'manual', valueKey('manual', 'amm'), true)
    expect(toSaveRequest(ITEMS, chosen)).toMatchObject({
      kind: 'save',
      body: [{ id: 'due' }, { id: 'manual' }],
    })
    const undone = withValue(chosen, 'manual', valueKey('manual', 'amm'), false)
    expect(toSaveRequest(ITEMS, undone).kind).toBe('missing')
  })

  it('cancels what is unticked', () => {
    expect(toSaveRequest(ITEMS, withItem(draftOf(ITEMS), 'due', false))).toEqual({ kind: 'save', body: [] })
  })
})
