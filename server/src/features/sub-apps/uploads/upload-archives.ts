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
  /** Opens an uploaded archive by its file address, or returns null if it is gone. */
  readonly archiveAt: (url: string) => Promise<Readable | null>
  /** Local folder for incoming archives. */
  readonly incomingDir: string
}

/** Reads and unpacks uploaded archives. */
export interface UploadArchives {
  /** @throws OperatorError if it is invalid */
  read(content: Readable): Promise<SignedVersion>
  /** Unpacks an upload exactly as it was shown and passes it to `work`, which places it. @throws OperatorError */
  unpacked<Result>(
    upload: StoredUpload,
    work: (unpacked: UnpackedVersion) => Promise<Result>,
  ): Promise<Result>
}

export function createUploadArchives(deps: UploadArchivesDeps): UploadArchives {
  const { clock, keys, appsDir, catalogue } = deps

  /** Runs `work` on the archive as a local file. */
  async function withLocalFile<Result>(
    content: Readable,
    work: (path: string) => Promise<Result>,
  ): Promise<Result> {
    const path = join(deps.incomingDir, randomUUID())
    try {
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return await work(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  return {
    read: content => withLocalFile(content, path => readSignedArchive(path, { keys, now: clock.now() })),

    async unpacked(upload, work) {
      const content = await deps.archiveAt(upload.file_url)
      if (content === null) throw new OperatorError(uploadTexts.archiveGone())
      return await withLocalFile(content, async path => {
        const unpacked = await unpackVersion(path, appsDir, { keys, now: clock.now() })
        try {
          requireProposedContent(unpacked.signed, upload)
          return await work(unpacked)
        } finally {
          await unpacked.discard()
          // Replaces an earlier result of the check.
          await catalogue.check(upload.name, upload.version)
        }
      })
    },
  }
}

/** Requires the content that was shown when it was proposed. */
function requireProposedContent(signed: SignedVersion, { name, version, digest }: StoredUpload): void {
  const { manifest } = signed
  if (manifest.name !== name || manifest.version !== version || signed.digest !== digest) {
    throw new Refusal(SERVER_ERRORS.conflict)
  }
}
