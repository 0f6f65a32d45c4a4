/** Codes in front of the camera. */
export { canReadCodes } from './read-code.ts'
export { useCodeCamera } from './use-code-camera.ts'
