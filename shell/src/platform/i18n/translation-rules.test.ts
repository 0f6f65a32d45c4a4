import { expect, it } from 'vitest'
import { overridesOf } from './translation-rules.ts'

const entry = (code: string, chinese: string, english: string, type = 1) => ({
  id: code,
  code,
  chinese,
  english,
  type,
  projectCode: 'AQ',
  projectName: '',
  createBy: '',
  createTime: '',
  updateBy: '',
  updateTime: '',
})

const entries = [
  entry('bar.logout', '退出系统', 'Sign out'),
  entry('bar.help', '/f/帮助.pdf', '/f/help.pdf', 2),
  entry('bar.half', '只有中文', ''),
]

it('[I18N-02] server entries become texts of one language, type 2 a preview link', () => {
  expect(overridesOf(entries, 'zh', '/p/preview')).toEqual({
    'bar.logout': '退出系统',
    'bar.help': `/p/preview?url=${encodeURIComponent('/f/帮助.pdf')}`,
    'bar.half': '只有中文',
  })
  expect(overridesOf(entries, 'en', '/p/preview')).toEqual({
    'bar.logout': 'Sign out',
    'bar.help': '/p/preview?url=%2Ff%2Fhelp.pdf',
  })
})
