import type { Language } from '@apron/contract/dictionary/language'
import type { CDPSession, Locator, Page } from '@playwright/test'

const zh = {
  useKey: '使用安全密钥',
  keyName: '密钥名称',
  addKey: '添加密钥',
  keyAdded: '密钥已添加',
  keyKnown: '此密钥已添加过',
  keyNotMade: '未能添加密钥。请确认密钥设有 PIN 码或指纹，然后重试',
  keyNotUsed: '未能读取安全密钥。请重试，或使用密码登录',
  neverUsed: '尚未使用',
  rename: '重命名',
  newName: '新名称',
  saveName: '保存名称',
  remove: '移除',
  keyRemoved: '密钥已移除',
  ownDevice: '本机仅供我一人使用',
  addDevice: '用本机登录',
  thisDevice: '本机',
  notHere: '此处无法使用安全密钥',
  refused: '未能快捷登录。请重试，或使用密码登录',
}

const en: typeof zh = {
  useKey: 'Use security key',
  keyName: 'Name of the key',
  addKey: 'Add key',
  keyAdded: 'Key added',
  keyKnown: 'You have added this key before.',
  keyNotMade: 'No key was added. Check that it has a PIN or fingerprint of its own, and try again.',
  keyNotUsed: 'No security key was read. Try again, or log in with your password.',
  neverUsed: 'Not used yet',
  rename: 'Rename',
  newName: 'New name',
  saveName: 'Save name',
  remove: 'Remove',
  keyRemoved: 'Key removed',
  ownDevice: 'Only I use this device',
  addDevice: 'Log in with this device',
  thisDevice: 'This device',
  notHere: 'Security keys cannot be used here.',
  refused: 'Quick sign-in failed. Try again, or log in with your password.',
}

/** Security keys in the dialog of quick sign-in and on the login form, with a virtual key in the browser. */
export class SecurityKeys {
  readonly words: typeof zh
  /** Button of the login form. */
  readonly useKey: Locator
  readonly #page: Page

  constructor(page: Page, language: Language) {
    this.#page = page
    this.words = { zh, en }[language]
    this.useKey = page.getByRole('button', { name: this.words.useKey, exact: true })
  }

  /** Adds a virtual key to the browser. @param transport `internal`: the device itself is the key */
  async plugIn(transport: 'usb' | 'internal', isUserVerified = true): Promise<SoftwareKey> {
    const session = await this.#page.context().newCDPSession(this.#page)
    await session.send('WebAuthn.enable')
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified,
        automaticPresenceSimulation: true,
      },
    })
    return { session, authenticatorId }
  }

  /** Makes the PIN or finger that the key asks for right or wrong from now on. */
  async verify({ session, authenticatorId }: SoftwareKey, isUserVerified: boolean): Promise<void> {
    await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }

  async add(dialog: Locator, name: string): Promise<void> {
    await dialog.getByLabel(this.words.keyName, { exact: true }).fill(name)
    await dialog.getByRole('button', { name: this.words.addKey, exact: true }).click()
  }

  key(dialog: Locator, name: string): Locator {
    return dialog.getByRole('listitem').filter({ hasText: name })
  }
}

export interface SoftwareKey {
  readonly session: CDPSession
  readonly authenticatorId: string
}
