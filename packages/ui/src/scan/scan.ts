export { CodeCamera, CodeScan } from './code-camera.tsx'
export { canReadCodes } from './read-code.ts'
