/** Entry for photos that wait on the device until they can be uploaded. */
export type { PendingPhoto } from './pending-photo.ts'
export {
  createPhotoUploads,
  type PhotoUploads,
  type UploadOutcome,
  type UploadsDeps,
} from './photo-uploads.ts'
