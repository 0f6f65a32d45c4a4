import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../../../', import.meta.url).pathname
const TABLES = [
  'shell/src/**/*texts.ts',
  'shell/src/**/page-help.ts',
  'packages/*/src/**/*{texts,words}.ts',
  'packages/contract/src/**/{catalogue,field-problems,*-fields}.ts',
  'apps/*/{web,server,contract}/**/*.{texts,errors,events}.ts',
  'server/src/**/*{texts,events}.ts',
  'server/src/seed/data/**/*.data.ts',
  'tooling/**/*texts.{ts,mjs}',
]

/** Quoted verbatim from the specification. */
const VERBATIM = new Set([
  '文件格式有误!',
  '删除后不可恢复，确定删除该字典吗?',
  '回收后不可恢复，确定回收该权限吗?',
  '获取自定义表头({code})失败',
  '更新自定义表头({code})失败',
  '已切换航站, 是否刷新以查看最新页面数据?',
  '工具将在归还前超期({calDue})',
])
/** Input formats of codes and lists of codes. */
const FORMS = ['应用:对象:动作', '<角色,…>']

const STRING = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
const HAN = /\p{Script=Han}/u

interface Text {
  readonly file: string
  readonly text: string
}

/** Returns the strings of a source, without comments. */
const stringsOf = (source: string) =>
  [...source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(STRING)].map(
    ([, quoted, ticked]) => quoted ?? ticked ?? '',
  )

const texts: readonly Text[] = globSync(TABLES, {
  cwd: ROOT,
  exclude: name => name === 'node_modules',
}).flatMap(file => stringsOf(readFileSync(`${ROOT}${file}`, 'utf8')).map(text => ({ file, text })))
const chinese = texts.filter(({ text }) => HAN.test(text))
/** The language of texts with only placeholders and punctuation cannot be determined. */
const english = texts.filter(
  ({ text }) => !HAN.test(text) && /[a-z]/i.test(text.replaceAll(/\$?\{[^}]*\}/g, '')),
)

const listTexts = (matches: readonly Text[]) => matches.map(({ file, text }) => `${file}: ${text}`)
const withoutFormats = (text: string) => FORMS.reduce((rest, form) => rest.replaceAll(form, ''), text)

describe('[I18N-01] style of texts in every table', () => {
  it('finds texts to check', () => {
    expect(chinese.length).toBeGreaterThan(1000)
    expect(english.length).toBeGreaterThan(1000)
  })

  it('uses full-width punctuation in Chinese', () => {
    const half = /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u
    expect(
      listTexts(chinese.filter(({ text }) => !VERBATIM.has(text) && half.test(withoutFormats(text)))),
    ).toEqual([])
  })

  it('uses none in English', () => {
    expect(listTexts(english.filter(({ text }) => /[，。；：！？（）、《》【】]/.test(text)))).toEqual([])
  })
})
