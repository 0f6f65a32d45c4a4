import { parseArgs } from 'node:util'
import type { SubAppRequest } from '../operator/operator-request.ts'

/**
 * Parsed `npm run app` command: a request for the process that has the store open, a folder to place, or a key
 * operation.
 */
export type AppCommand =
  | SubAppRequest
  | { readonly do: 'add'; readonly folder: string }
  | { readonly do: 'sign'; readonly folder: string; readonly key: string }
  | { readonly do: 'new-key'; readonly name: string }

/** Valid in the setting and as a file name. */
const KEY_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/

/** Parses the arguments after `npm run app --`. Returns null if invalid. */
export function readAppCommand(words: readonly string[]): AppCommand | null {
  const [command, ...rest] = words
  if (command === 'menu') return readMenu(rest)
  if (command === 'sign') return readSign(rest)
  const [name, version] = rest
  switch (`${command} ${rest.length}`) {
    case 'list 0':
      return { do: 'list' }
    case 'use 2':
      if (!name || !version) return null
      return version === 'newest' ? { do: 'follow', name } : { do: 'use', name, version }
    case 'enable 1':
    case 'disable 1':
      return name ? { do: 'switch', name, enabled: command === 'enable' } : null
    case 'new-key 1':
      return name && KEY_NAME.test(name) ? { do: 'new-key', name } : null
    case 'add 1':
      return name ? { do: 'add', folder: name } : null
    default:
      return null
  }
}

const OPTION = { type: 'string' } as const

function readSign(words: readonly string[]): AppCommand | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      options: { key: OPTION },
      allowPositionals: true,
    })
    const [folder, ...more] = positionals
    return folder && more.length === 0 && values.key ? { do: 'sign', folder, key: values.key } : null
  } catch {
    return null
  }
}

function readMenu(words: readonly string[]): AppCommand | null {
  let parsed: { positionals: string[]; values: { roles?: string; zh?: string; en?: string } }
  try {
    parsed = parseArgs({
      args: [...words],
      options: { roles: OPTION, zh: OPTION, en: OPTION },
      allowPositionals: true,
    })
  } catch {
    return null
  }
  const [name, ...more] = parsed.positionals
  const { roles = '', zh, en } = parsed.values
  const codes = roles
    .split(',')
    .map(role => role.trim())
    .filter(role => role !== '')
  // A title in only one language would leave the old one in the other.
  if (!name || more.length > 0 || codes.length === 0 || !zh !== !en) return null
  return { do: 'menu', name, roles: codes, title: zh && en ? { zh, en } : null }
}
