import { describe, expect, it } from 'vitest'
import { ACTION_TEXTS, UPLOAD_ERROR_TEXT } from './action-texts.ts'
import { CLIENT_TEXTS } from './client-texts.ts'

describe('[API-04] the catalogue has the texts of §8 verbatim', () => {
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

  it('has Error in both languages', () => {
    expect(UPLOAD_ERROR_TEXT).toBe('Error')
  })
})
