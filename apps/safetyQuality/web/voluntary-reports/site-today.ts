import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { serverNow } from '@apron/sdk'

/** Returns the current date at the sites as `yyyy-MM-dd`. */
export const siteToday = () => wireDate(serverNow())
