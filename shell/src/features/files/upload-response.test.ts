import { expect, it } from 'vitest'
import { readUploadResponse } from './upload-response.ts'

const envelope = (code: number, msg: string, data: unknown = null) => ({ code, msg, data, success: false })
const failed = (text: string, sessionOver = false) => ({ kind: 'failed', text, sessionOver })

it.each([
  ['code 200', 200, envelope(200, '', '/file/x'), { kind: 'done', url: '/file/x' }],
  ['another success code', 200, envelope(20000, '', '/file/x'), failed('上传失败')],
  ['code 200 without an address', 200, envelope(200, ''), failed('上传失败')],
  ['a rejection', 200, envelope(1131, '文件格式有误!'), failed('上传失败：文件格式有误!')],
  ['too large', 413, envelope(413, '文件超过 50 MB，未保存'), failed('文件超过 50 MB，未保存')],
  ['an error without a message', 502, undefined, failed('Error')],
  ['no server', 0, undefined, failed('Error')],
  ['no envelope', 200, 'text', failed('Error')],
  [
    'a session ended by its code',
    200,
    envelope(50014, '其他客户端登录'),
    failed('上传失败：其他客户端登录', true),
  ],
  ['a session ended by another code', 200, envelope(50008, ''), failed('上传失败', true)],
  ['a session ended by a third code', 200, envelope(50012, ''), failed('上传失败', true)],
  ['no session', 401, envelope(401, '未登录'), failed('未登录', true)],
])('[UI-03] [API-04] interprets %s', (_what, status, json, expected) => {
  expect(readUploadResponse(status, json, 'zh')).toEqual(expected)
})

it('[UI-03] shows English messages too', () => {
  expect(readUploadResponse(200, envelope(1, 'No.'), 'en')).toEqual(failed('Upload failed: No.'))
})
