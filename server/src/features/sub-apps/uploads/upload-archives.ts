import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { Clock } from '@apron/server-kit/time/clock'
import { OperatorError } from '../../../platform/config/operator-error.ts'
import type { SigningKeys } from '../../../platform/config/signing-keys.ts'
import type { AppCatalogue } from '../../../platform/registry/app-catalogue.ts'
import { type UnpackedVersion, unpackVersion } from './install-version.ts'
import { readSignedArchive, type SignedVersion } from './read-signed-archive.ts'
import type { StoredUpload } from './uploads.store.ts'
import { uploadTexts } from './uploads.texts.ts'

export interface UploadArchivesDeps {
  readonly clock: Clock
  readonly keys: SigningKeys
  readonly appsDir: string
  readonly catalogue: AppCatalogue
  /** An archive that was uploaded, by the address of its file; null when it is gone. */
  readonly archiveAt: (url: string) => Promise<Readable | null>
  /** Folder of this machine for what is on its way. */
  readonly incomingDir: string
}

/** The archives of uploads: looked at, and unpacked. */
export interface UploadArchives {
  /** @throws OperatorError when it is not sound */
  read(content: Readable): Promise<SignedVersion>
  /** Unpacks an upload exactly as it was shown, and gives it to the work, which places it. @throws OperatorError */
  unpacked<Result>(
    upload: StoredUpload,
    work: (unpacked: UnpackedVersion) => Promise<Result>,
  ): Promise<Result>
}

export function createUploadArchives(deps: UploadArchivesDeps): UploadArchives {
  const { clock, keys, appsDir, catalogue } = deps

  /** Works on the archive as a file of this machine. */
  async function onDisk<Result>(content: Readable, work: (path: string) => Promise<Result>): Promise<Result> {
    const path = join(deps.incomingDir, randomUUID())
    try {
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return await work(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  return {
    read: content => onDisk(content, path => readSignedArchive(path, { keys, now: clock.now() })),

    async unpacked(upload, work) {
      const content = await deps.archiveAt(upload.file_url)
      if (content === null) throw new OperatorError(uploadTexts.archiveGone())
      return await onDisk(content, async path => {
        const unpacked = await unpackVersion(path, appsDir, { keys, now: clock.now() })
        try {
          requireSame(unpacked.signed, upload)
          return await work(unpacked)
        } finally {
          await unpacked.discard()
          // Whatever was found there before.
          await catalogue.check(upload.name, upload.version)
        }
      })
    },
  }
}

/** What people saw when it was proposed, or nothing. */
function requireSame(signed: SignedVersion, { name, version, digest }: StoredUpload): void {
  const { manifest } = signed
  if (manifest.name !== name || manifest.version !== version || signed.digest !== digest) {
    throw new Refusal(SERVER_ERRORS.conflict)
  }
}
