import type { FilesService } from '@apron/server-kit/files/files-service'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { Files } from '../../features/files/files.service.ts'
import {
  confirmerOf,
  namesOf,
  personLabel,
  violationRefusal,
} from '../../features/organisation/organisation.ts'
import {
  createInstalledVersions,
  type InstalledVersions,
} from '../../features/sub-apps/uploads/installed-versions.ts'
import { createUploadNotifier } from '../../features/sub-apps/uploads/notify-of-uploads.ts'
import { createReleaseArchive } from '../../features/sub-apps/uploads/release-archive.ts'
import { createUploadArchives } from '../../features/sub-apps/uploads/upload-archives.ts'
import type { UploadingPeople } from '../../features/sub-apps/uploads/uploading-people.ts'
import { createUploads, type Uploads } from '../../features/sub-apps/uploads/uploads.service.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import type { ServerDeps } from '../server-deps.ts'
import type { SubApps } from './sub-apps.ts'

export interface SubAppUploads {
  readonly uploads: Uploads
  readonly installed: InstalledVersions
  readonly people: UploadingPeople
}

const PEOPLE: UploadingPeople = { confirmer: confirmerOf, refusal: violationRefusal, namesOf, personLabel }

interface UploadsWiring {
  readonly audit: SecurityAudit
  readonly files: Files
  readonly fileLinks: FilesService
  readonly messages: MessagesService
}

/** Wires uploads of sub-application versions through the browser. */
export function createSubAppUploads(
  { clock, database: { kysely: db }, fileLocations, logger, settings }: ServerDeps,
  { catalogue, usage }: SubApps,
  { audit, files, fileLinks, messages }: UploadsWiring,
): SubAppUploads {
  const { appsDir, appSigningKeys: keys } = settings
  const { incomingDir } = fileLocations
  const archiveAt = (url: string) => files.content(url)
  const archives = createUploadArchives({ clock, keys, appsDir, catalogue, archiveAt, incomingDir })
  const release = createReleaseArchive(fileLinks)
  const notify = createUploadNotifier(messages, PEOPLE)
  const common = { db, clock, audit, appsDir, catalogue, archives, release }
  return {
    uploads: createUploads({ ...common, keys, files: fileLinks, people: PEOPLE, notify }),
    installed: createInstalledVersions({ ...common, logger, usage }),
    people: PEOPLE,
  }
}
