import { expect, it } from 'vitest'
import { helpOf } from '../../features/admin/page-help.ts'
import { ADMIN_PATHS } from '../../paths.ts'

it.each([...Object.values(ADMIN_PATHS), '/admin/dictionary'])(
  '[HELP-02] %s has help in both languages',
  path => {
    const help = helpOf(path.slice('/admin'.length))
    expect(help?.zh).toMatch(/。$/)
    expect(help?.en).toMatch(/\.$/)
  },
)

it('returns no help for other pages', () => {
  expect(helpOf('/page')).toBeUndefined()
})
