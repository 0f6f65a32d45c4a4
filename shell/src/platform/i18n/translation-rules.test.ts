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

it('[I18N-02] maps server entries to texts by code and type 2 to preview links, and keeps built-in texts for the rest', () => {
  expect(overridesOf(entries, '/p/preview')).toEqual({
    'bar.logout': { zh: '退出系统', en: 'Sign out' },
    'bar.help': {
      zh: `/p/preview?url=${encodeURIComponent('/f/帮助.pdf')}`,
      en: '/p/preview?url=%2Ff%2Fhelp.pdf',
    },
    'bar.half': { zh: '只有中文' },
  })
})
