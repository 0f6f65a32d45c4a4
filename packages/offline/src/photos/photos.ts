/** Entry for photos that wait on the device until they can be uploaded. */
export type { HeldPhoto } from './held-photo.ts'
export { createHeldUploads, type HeldUploads, type Sent, type UploadsDeps } from './held-uploads.ts'
