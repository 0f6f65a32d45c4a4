import { BASE_PATH } from '../calls/base-path.ts'

/** Path of the public registry of applications. */
export const REGISTRY_PATH = '/apps/registry.json'
/** The registry's path in windows that were opened before trial versions were removed. */
export const FORMER_REGISTRY_PATH = `${BASE_PATH}${REGISTRY_PATH}`
