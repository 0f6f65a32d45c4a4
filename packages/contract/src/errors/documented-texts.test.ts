import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALL_CALLS } from '../calls/all-calls.ts'
import { PASS_THROUGH_CODES, SESSION_OVER_CODES, SUCCESS_CODES } from '../codes/response-codes.ts'
import { ACTION_TEXTS, UPLOAD_ERROR_TEXT } from './action-texts.ts'
import { SERVER_ERRORS } from './catalogue.ts'
import { CLIENT_TEXTS } from './client-texts.ts'

const DOCUMENT = readFileSync(new URL('../../../../docs/wire.md', import.meta.url), 'utf8')

/** Codes as a cell names them. */
const list = (codes: readonly number[]) => codes.map(code => `\`${code}\``).join(', ')

/** Rows of a table in one order, each as its cells without the spaces around them. */
const inOrder = (rows: readonly string[][]) => rows.map(cells => cells.join(' | ')).toSorted()

/** The rows of the table below a heading. */
function tableBelow(heading: string): string[][] {
  const section = DOCUMENT.split(`\n### ${heading}\n`)[1]?.split(/\n##+ /, 1)[0] ?? ''
  const lines = section.split('\n').filter(line => line.startsWith('|'))
  return lines.slice(2).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
}

describe('[API-03] docs/wire.md', () => {
  it('names every error of the server with code, status and both texts, and no other', () => {
    const inCode = Object.entries(SERVER_ERRORS).map(([name, { code, status, zh, en }]) => [
      `\`${name}\``,
      String(code),
      String(status),
      zh,
      en,
    ])
    expect(inOrder(tableBelow('What the server answers'))).toEqual(inOrder(inCode))
  })

  it('names every text of the client in both languages, and no other', () => {
    const inCode = Object.entries({ ...CLIENT_TEXTS, ...ACTION_TEXTS }).map(([name, { zh, en }]) => [
      `\`${name}\``,
      zh,
      en.trim(),
    ])
    expect(inOrder(tableBelow('What the client says'))).toEqual(inOrder(inCode))
  })

  it('names every call whose failure nobody is told of, with a reason, and no other', () => {
    const rows = tableBelow('Refusals nobody is told of')
    const suppressed = ALL_CALLS.filter(call => call.failures === 'suppress')
    expect(new Set(rows.map(([call]) => call))).toEqual(new Set(suppressed.map(({ id }) => `\`${id}\``)))
    expect(rows.filter(([, why = '']) => why.length < 10)).toEqual([])
  })

  it('names the codes', () => {
    expect(tableBelow('Codes').map(([codes]) => codes)).toEqual([
      list(SUCCESS_CODES),
      list(PASS_THROUGH_CODES),
      list(SESSION_OVER_CODES),
      'any other',
    ])
  })
})

describe('[API-04] what §8 says is in the catalogue, word for word', () => {
  const texts: string[] = Object.values({ ...CLIENT_TEXTS, ...ACTION_TEXTS }).map(text => text.zh)

  it.each([
    '标记已读成功',
    '保存成功',
    '收藏成功',
    '上传成功',
    '修改密码成功',
    '设置成功',
    '请求数据失败',
    '提示',
    '登录超时，请重新登录',
    '请求失败：',
    '上传失败',
    '读取用户信息失败',
    '获取密码重置链接失败',
    '获取配置失败，请检查配置是否正确',
    '请选择至少一条未读数据',
    '文件格式有误!',
    '请配置模板文件',
    '获取自定义表头({code})失败',
    '更新自定义表头({code})失败',
    '接口异常',
    '权限限制，请联系管理员',
    '未登录',
  ])('%s', text => {
    expect(texts).toContain(text)
  })

  it('Error, in either language', () => {
    expect(UPLOAD_ERROR_TEXT).toBe('Error')
  })

  it('no two texts of the client are the same entry under two names', () => {
    const both = Object.values({ ...CLIENT_TEXTS, ...ACTION_TEXTS }).map(({ zh, en }) => `${zh} ${en}`)
    expect(new Set(both).size).toBe(both.length)
  })
})

describe('[PART-05] each action says that it is done', () => {
  it.each([
    ['saved', CLIENT_TEXTS.saved, '保存成功', 'Saved'],
    ['set', CLIENT_TEXTS.settingDone, '设置成功', 'Setting saved'],
    ['added', ACTION_TEXTS.added, '新增成功', 'Added'],
    ['edited', ACTION_TEXTS.edited, '修改成功', 'Changed'],
    ['recycled', ACTION_TEXTS.recycled, '回收成功', 'Revoked'],
  ])('%s', (_action, said, zh, en) => {
    expect(said).toEqual({ zh, en })
  })
})
