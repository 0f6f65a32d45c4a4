import { parseArgs } from 'node:util'
import type { Wish } from '../operator/wish.ts'

/** What was asked at the terminal: a wish for whoever has the store, a folder to place first, or something with a key. */
export type AppCommand =
  | Wish
  | { readonly do: 'add'; readonly folder: string }
  | { readonly do: 'sign'; readonly folder: string; readonly key: string }
  | { readonly do: 'new-key'; readonly name: string }

/** As the setting takes it; also the name of a file. */
const KEY_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/

/** The words after `npm run app --`; null when they make no sense. */
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
  // A name in one language only would leave people of the other with the old one.
  if (!name || more.length > 0 || codes.length === 0 || !zh !== !en) return null
  return { do: 'menu', name, roles: codes, title: zh && en ? { zh, en } : null }
}
