import { BASE_PATH } from '../calls/base-path.ts'

/** The registry as it is for everybody. */
export const REGISTRY_PATH = '/apps/registry.json'
/** The same with the versions that the caller tries: below the prefix of the calls, where the browser sends what binds a session to it. */
export const OWN_REGISTRY_PATH = `${BASE_PATH}${REGISTRY_PATH}`
