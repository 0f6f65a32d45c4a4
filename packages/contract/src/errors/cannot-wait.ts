import type { TextPair } from '../texts/text-pair.ts'

const NAME = 'CannotWaitError'

/** A save got no response and must not be queued on the device. */
export interface CannotWaitError extends Error {
  /** False if there was no network and nothing was sent. */
  readonly isSent: boolean
}

/** Shell and applications are built separately, so the error is recognised by its name. */
export const createCannotWaitError = (isSent: boolean): CannotWaitError =>
  Object.assign(new Error('Cannot wait'), { name: NAME, isSent })

export const isCannotWait = (error: unknown): error is CannotWaitError =>
  error instanceof Error && error.name === NAME

/** Messages for the person. Separate from `CLIENT_TEXTS`, because the first page does not need them. */
export const CANNOT_WAIT_TEXTS = {
  unsent: {
    zh: '当前无网络，此次保存不能暂存在本机，没有发送任何内容。您输入的内容仍在页面上，请在网络恢复后再次保存。',
    en: 'No network. This save cannot wait on this device, and nothing was sent. What you typed stays on the page: save again when the network is back.',
  },
  unanswered: {
    zh: '门户没有应答，此次保存不能暂存在本机，可能未保存成功。您输入的内容仍在页面上，请在网络恢复后核对并再次保存。',
    en: 'The portal did not answer, and this save cannot wait on this device. It may not have been saved. What you typed stays on the page: check and save again when the network is back.',
  },
} as const satisfies Record<string, TextPair>
