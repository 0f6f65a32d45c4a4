import { randomInt } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { OperatorError } from '../platform/config/operator-error.ts'
import type { Settings } from '../platform/config/settings.ts'

/** An inspector of the demo organisation, named in the start text and the file as the account to begin with. */
export const DEMO_ACCOUNT = '100104'

/** Without ambiguous letters and digits. 16 of 31 characters give 79 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4
const LINE = /^password: (\S.*)$/m

/** Returns the file with the demo password, readable only for its owner. */
export function demoLoginFile(dataDir: string): string {
  return join(dataDir, 'demo-login.txt')
}

export interface DemoPassword {
  readonly password: string
  /** True if just created. Another server may have filled the store before. */
  readonly isNew: boolean
}

/**
 * Returns the password of the demo users if this server fills the store. Kept in a file, because the store has only
 * hashes. Once written it stays, whatever `DEMO_PASSWORD` is later, so that the printed password works.
 */
export async function demoPassword(
  settings: Pick<Settings, 'dataDir' | 'demoPassword'>,
): Promise<DemoPassword> {
  const { dataDir, demoPassword: configured } = settings
  const file = demoLoginFile(dataDir)
  const stored = await readStoredPassword(file)
  if (stored !== null) return { password: stored, isNew: false }
  const password = configured ?? randomPassword()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(file, fileText(password), { mode: 0o600, flag: 'wx' })
  return { password, isNew: true }
}

/** Deletes the password if the store was not filled with it. */
export async function forgetDemoPassword(dataDir: string): Promise<void> {
  await rm(demoLoginFile(dataDir), { force: true })
}

/** Returns a random password that is easy to read aloud, like `kdrm-7hpt-wqxn-4sfz`. */
export function randomPassword(): string {
  return Array.from({ length: GROUPS }, randomGroup).join('-')
}

function randomGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('')
}

function fileText(password: string): string {
  return [
    `# Demo organisation: all users have this password. An inspector to begin with: ${DEMO_ACCOUNT}.`,
    `# 演示组织：所有用户使用同一密码。可先用检验员 ${DEMO_ACCOUNT} 登录。`,
    `account: ${DEMO_ACCOUNT}`,
    `password: ${password}`,
    '',
  ].join('\n')
}

async function readStoredPassword(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const password = LINE.exec(text)?.[1]
  if (password === undefined) throw new OperatorError(unreadable(file))
  return password
}

function unreadable(file: string): TextPair {
  return {
    zh: `文件 ${file} 中没有 “password: …” 一行。请恢复该行；若密码已丢失，请删除数据目录后重新启动演示。`,
    en: `The file ${file} has no line "password: …". Restore the line. If the password is lost, delete the data folder and start the demo again.`,
  }
}
