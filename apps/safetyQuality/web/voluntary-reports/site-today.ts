import { wireDate } from '@apron/contract/wire/wire-time'
import { serverNow } from '@apron/sdk'

/** `yyyy-MM-dd`: today as the sites count days. */
export const siteToday = () => wireDate(serverNow())
