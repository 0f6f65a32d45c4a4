import { pickTexts } from '@apron/sdk'
import { describe, expect, test } from 'vitest'
import { checkDraftForm } from '../contract/checks/check-draft.entities.ts'
import { CHECK_ORDER_ERRORS } from '../contract/checks/check-order.errors.ts'
import { checkOrder } from '../contract/checks/check-order.ts'
import { CHECK_PLAN_ERRORS } from '../contract/checks/check-plan.errors.ts'
import { itemResult } from '../contract/checks/check-result.ts'
import { CHECK_TEMPLATE_ERRORS } from '../contract/checks/check-template.errors.ts'
import { TEMPLATE_STATUS_TEXTS } from '../contract/checks/check-template.values.ts'
import { LIBRARY_ERRORS } from '../contract/library/library.errors.ts'
import { TOLERABILITY_TEXTS } from '../contract/library/library.values.ts'
import { OCCURRENCE_ERRORS } from '../contract/occurrences/occurrence.errors.ts'
import * as OCCURRENCE_VALUES from '../contract/occurrences/occurrence.values.ts'
import { RECTIFICATION_ERRORS } from '../contract/rectifications/rectification.errors.ts'
import * as RECTIFICATION_VALUES from '../contract/rectifications/rectification.values.ts'
import { METHOD_TEXTS, STATUS_TEXTS } from '../contract/values.ts'
import { CHECK_LIST_TEXTS } from './check-list/check-list.texts.ts'
import { CHECK_PLAN_TEXTS } from './check-plan/check-plan.texts.ts'
import { TEMPLATE_TEXTS } from './check-template/check-template.texts.ts'
import { LIBRARY_TEXTS } from './checked-library/checked-library.texts.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result/checked-result.texts.ts'
import { FIGURES_TEXTS } from './figures/figures.texts.ts'
import * as OCCURRENCE_TEXTS from './occurrences/occurrence.texts.ts'
import * as RECTIFICATION_TEXTS from './rectification/rectification.texts.ts'
import { DUE_TEXTS } from './shared/check-state.texts.ts'
import { dueText } from './shared/check-state.tsx'

const TEXT_TABLES = {
  CHECK_LIST_TEXTS,
  CHECK_PLAN_ERRORS,
  CHECK_PLAN_TEXTS,
  CHECKED_RESULT_TEXTS,
  checkDraftForm,
  checkOrder,
  itemResult,
  DUE_TEXTS,
  FIGURES_TEXTS,
  LIBRARY_ERRORS,
  LIBRARY_TEXTS,
  METHOD_TEXTS,
  STATUS_TEXTS,
  TEMPLATE_STATUS_TEXTS,
  TEMPLATE_TEXTS,
  CHECK_TEMPLATE_ERRORS,
  TOLERABILITY_TEXTS,
  CHECK_ORDER_ERRORS,
  OCCURRENCE_ERRORS,
  OCCURRENCE_TEXTS,
  OCCURRENCE_VALUES,
  RECTIFICATION_ERRORS,
  RECTIFICATION_TEXTS,
  RECTIFICATION_VALUES,
}

interface Pair {
  readonly path: string
  readonly zh: string
  readonly en: string
}

function collectPairs(value: unknown, path: string): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  if ('zh' in value && 'en' in value) return [{ path, zh: String(value.zh), en: String(value.en) }]
  return Object.entries(value).flatMap(([key, child]) => collectPairs(child, `${path}.${key}`))
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)].map(String).toSorted((a, b) => a.localeCompare(b))

describe('texts', () => {
  test.each(collectPairs(TEXT_TABLES, ''))(
    'has both languages with the same values at $path',
    ({ zh, en }) => {
      expect(zh.trim()).not.toBe('')
      expect(en.trim()).not.toBe('')
      // ATA is allowed in Chinese: it is the name of the standard.
      expect(zh.replaceAll(/\{\w+\}|ATA章/g, '')).not.toMatch(/[a-z]{2}/i)
      expect(en).not.toMatch(/[\u4e00-\u9fff]/)
      expect(placeholders(zh)).toEqual(placeholders(en))
    },
  )

  test('has column names without commas and duplicates, because settings store them as a comma-joined list', () => {
    for (const columns of [checkOrder.fields, RECTIFICATION_TEXTS.RO_COLUMNS, OCCURRENCE_TEXTS.OCC_COLUMNS]) {
      const labels = collectPairs(columns, '').flatMap(({ zh, en }) => [zh, en])
      expect(labels.filter(label => /[,，]/.test(label))).toEqual([])
      expect(new Set(labels).size).toBe(labels.length)
    }
  })

  test('matches the sentences of the specification word for word', () => {
    expect(OCCURRENCE_TEXTS.OCC_TEXTS.wrongLanguage.zh).toBe('正文语言与页面不符')
    expect(OCCURRENCE_TEXTS.OCC_TEXTS.uploading).toEqual({
      zh: '文件上传中，请稍候',
      en: 'Upload in progress',
    })
    expect(CHECK_ORDER_ERRORS.notFound.zh).toBe('检查单不存在或无权查看')
    expect(RECTIFICATION_ERRORS.extensionTooLong.zh).toBe('单次延期不得超过30天')
    expect(RECTIFICATION_ERRORS.planIncomplete.zh).toBe('每个根本原因至少需要一项纠正措施，且需预防措施')
  })

  test.each([
    [-4, '逾期4天', '4 d overdue'],
    [-1, '逾期1天', '1 d overdue'],
    [0, '今天到期', 'Due today'],
    [1, '明天到期', 'Due tomorrow'],
    [3, '3天后到期', 'Due in 3 d'],
  ])('describes %i days', (days, zh, en) => {
    expect(dueText(days, pickTexts(DUE_TEXTS, 'zh'))).toBe(zh)
    expect(dueText(days, pickTexts(DUE_TEXTS, 'en'))).toBe(en)
  })
})
