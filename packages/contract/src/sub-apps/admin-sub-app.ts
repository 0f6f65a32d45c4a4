import { type Static, Type } from 'typebox'
import { rowNumber } from '../entities/fields.ts'
import { SUB_APP_NAME, SUB_APP_VERSION, SUB_APP_VERSION_LENGTH } from './names.ts'

const app = Type.String({ pattern: SUB_APP_NAME.source })
const version = Type.String({ pattern: SUB_APP_VERSION.source, maxLength: SUB_APP_VERSION_LENGTH })

/** Activates a version, or with `follow` the last build and later ones. `seen` is the active version that the person saw. */
export const AdminSubAppChoice = Type.Object({
  name: app,
  version: Type.Union([version, Type.Literal('follow')]),
  seen: Type.Union([version, Type.Null()]),
})
export type AdminSubAppChoice = Static<typeof AdminSubAppChoice>

/** Enables or disables an application. */
export const AdminSubAppSwitch = Type.Object({ name: app, enabled: Type.Boolean() })
export type AdminSubAppSwitch = Static<typeof AdminSubAppSwitch>

export const AdminSubAppVersion = Type.Object({ name: app, version })
export type AdminSubAppVersion = Static<typeof AdminSubAppVersion>

/** Address of an uploaded archive. */
export const AdminSubAppArchive = Type.Object({ url: Type.String({ maxLength: 200 }) })
export type AdminSubAppArchive = Static<typeof AdminSubAppArchive>

export const AdminSubAppUploadId = Type.Object({ id: rowNumber })
export type AdminSubAppUploadId = Static<typeof AdminSubAppUploadId>

export const UPLOAD_STATES = ['waiting', 'installed', 'refused', 'withdrawn', 'expired', 'removed'] as const
const Time = Type.String({ description: 'yyyy-MM-dd HH:mm:ss' })
const Person = Type.Object({ code: Type.String(), name: Type.String() })
const Pages = (description: string) => Type.Array(Type.String(), { description })

/** An uploaded signed version and its state. */
export const AdminSubAppUpload = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  version: Type.String(),
  keyId: Type.String({ description: 'Name that the operator gave to the signing key' }),
  signedAt: Time,
  digest: Type.String({ description: 'Digest of its manifest, which lists every file with its checksum' }),
  files: Type.Integer(),
  bytes: Type.Integer({ description: 'Unpacked size' }),
  against: Type.Union([Type.String(), Type.Null()], {
    description: 'Version that was active at the upload; null for a new application',
  }),
  pagesAdded: Pages('Paths that the active version has not'),
  pagesRemoved: Pages('Paths of the active version that it has not'),
  publicAdded: Pages('Paths that would be open without a login and are not now'),
  uploadedBy: Person,
  uploadedAt: Time,
  until: Time,
  state: Type.Enum(UPLOAD_STATES),
  decidedBy: Type.Union([Person, Type.Null()]),
  decidedAt: Type.Union([Time, Type.Null()]),
  hindrance: Type.Union([Type.Enum(['over', 'own', 'sameLine', 'gains', 'lacksGuarded']), Type.Null()], {
    description: 'Reason why the caller may not confirm it; null if they may',
  }),
})
export type AdminSubAppUpload = Static<typeof AdminSubAppUpload>

/** Uploaded versions, newest first. */
export const AdminSubAppUploads = Type.Object({
  keys: Type.Array(Type.String(), {
    description: 'Ids of the configured keys. If there is none, uploads are rejected',
  }),
  uploads: Type.Array(AdminSubAppUpload),
})
export type AdminSubAppUploads = Static<typeof AdminSubAppUploads>
