import type { TextPair } from '@apron/contract/texts/text-pair'
import type { PermissionRequest } from '../operator/operator-request.ts'

/** Parses the arguments after `npm run rights --`. Returns null if invalid. */
export function readPermissionCommand(words: readonly string[]): PermissionRequest | null {
  const [command, id = '', ...rest] = words
  if (rest.length > 0) return null
  if (command === 'list') return id === '' ? { do: 'changes' } : null
  if ((command !== 'confirm' && command !== 'refuse') || !/^[1-9]\d{0,8}$/.test(id)) return null
  return { do: command, id: Number(id) }
}

export const PERMISSIONS_USAGE: TextPair = {
  zh: [
    '用法：',
    '  npm run rights -- list             列出待第二名管理员确认的权限变更',
    '  npm run rights -- confirm <编号>   没有第二名管理员时，在服务器上确认',
    '  npm run rights -- refuse <编号>    拒绝',
  ].join('\n'),
  en: [
    'Usage:',
    '  npm run rights -- list               list rights changes that wait for a second administrator',
    '  npm run rights -- confirm <number>   confirm one on the server, if there is no second administrator',
    '  npm run rights -- refuse <number>    reject one',
  ].join('\n'),
}
