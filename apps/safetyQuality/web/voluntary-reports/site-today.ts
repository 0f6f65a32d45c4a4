import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { serverNow } from '@apron/sdk'

/** `yyyy-MM-dd`: today as the sites count days. */
export const siteToday = () => wireDate(serverNow())
