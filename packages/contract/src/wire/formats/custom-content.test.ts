import { describe, expect, it } from 'vitest'
import { CUSTOM_CONTENT_MAX_BYTES } from '../../limits/messages.ts'
import { readCustomContent } from './custom-content.ts'

const item = (items: unknown) => JSON.stringify([{ category: '检查单', items }])

describe('custom content of a message', () => {
  it('reads a list of categories with titled items', () => {
    const content = [
      { category: '检查单', items: [{ title: 'CK-1', url: '/a?b=1' }, { title: '<b>CK-2</b>' }] },
      { category: '', items: [] },
    ]
    expect(readCustomContent(JSON.stringify(content))).toEqual(content)
    expect(readCustomContent('[]')).toEqual([])
  })

  it('drops unknown properties and addresses outside the portal', () => {
    const text = JSON.stringify([
      {
        category: 'a',
        html: '<script>',
        items: [
          { title: '1', url: 'javascript:alert(1)', onclick: 'x' },
          { title: '2', url: '//elsewhere.example/' },
          { title: '3', url: 'https://elsewhere.example/' },
        ],
      },
    ])
    expect(readCustomContent(text)).toEqual([
      { category: 'a', items: [{ title: '1' }, { title: '2' }, { title: '3' }] },
    ])
  })

  it.each([
    ['nothing', ''],
    ['null', null],
    ['undefined', undefined],
    ['no JSON', '[{'],
    ['a text', '"x"'],
    ['the JSON null', 'null'],
    ['a record', '{"category":"a","items":[]}'],
    ['an invalid category', '[1]'],
    ['a list in the list', '[[]]'],
    ['no name of the category', '[{"items":[]}]'],
    ['a number as name', '[{"category":1,"items":[]}]'],
    ['no items', '[{"category":"a"}]'],
    ['invalid items', item({})],
    ['an item without a title', item([{ url: '/a' }])],
    ['an item that is a text', item(['x'])],
    ['an item that is null', item([null])],
    ['an invalid title', item([{ title: {} }])],
    ['an invalid address', item([{ title: 'a', url: 1 }])],
    ['one wrong item among right ones', item([{ title: 'a' }, { title: 1 }])],
  ])('is not %s', (_what, text) => {
    expect(readCustomContent(text)).toBeNull()
  })

  it('rejects content above the limit in bytes', () => {
    const empty = JSON.stringify([{ category: '', items: [] }])
    const full = (letter: string, count: number) => empty.replace('""', `"${letter.repeat(count)}"`)
    const room = CUSTOM_CONTENT_MAX_BYTES - empty.length
    expect(readCustomContent(full('a', room))).toHaveLength(1)
    expect(readCustomContent(full('a', room + 1))).toBeNull()
    expect(readCustomContent(full('长', Math.ceil(room / 3) + 1))).toBeNull()
  })
})
