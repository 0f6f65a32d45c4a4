import { fieldPaths } from '@apron/contract/rules/forms/field-paths'
import { describe, expect, it } from 'vitest'
import { TOPICS } from '../../../seed/data/dictionary/directories.ts'
import { loadTemplate, TEMPLATE_KINDS } from './load-templates.ts'

const DIRECTORIES = new Set(TOPICS.flatMap(({ directories }) => directories.map(({ code }) => code)))

describe('[FLOW-07] templates of the portal', () => {
  it.each(TEMPLATE_KINDS)('accepts %s with all texts and existing directories', async kind => {
    const read = await loadTemplate(kind)
    expect(read.ok ? [] : read.faults).toEqual([])
    if (!read.ok) return
    const { form, texts } = read.definition
    const named = [...fieldPaths(form).values()].flatMap(field =>
      'dictCode' in field ? [field.dictCode] : [],
    )
    expect(named.filter(code => !DIRECTORIES.has(code))).toEqual([])
    const words = [
      texts.name,
      ...[texts.nodes, texts.flows, texts.fields, texts.choices].flatMap(Object.values),
    ]
    expect(words.filter(({ zh, en }) => zh.trim() === '' || en.trim() === '')).toEqual([])
  })

  it('has eleven templates', () => {
    expect(TEMPLATE_KINDS).toHaveLength(11)
  })
})
