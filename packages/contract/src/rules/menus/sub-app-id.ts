/** Name of a sub-application: its mount path without the slash. */
export const SUB_APP_NAME = /^[a-z][A-Za-z0-9]{1,39}$/
/** Version of a manifest, such as `1.8.2` or `1.9.0-rc.1`. Also used as folder name. */
export const SUB_APP_VERSION = /^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$/
export const SUB_APP_VERSION_LENGTH = 80
/** Permission to see and choose versions of sub-applications. */
export const SUB_APP_MANAGE = 'portal:subApp:manage'
