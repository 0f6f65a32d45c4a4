/** Everything that applications have ever offered to administrators. Deleted items are not offered again. */
export type AppOffersTables = {
  app_offer: { kind: OfferKind; key: string }
}

/**
 * `page`: a menu entry, by address; `right`: a permission, by identifier; `dictionary`: a value, by `DIRECTORY:value`.
 */
export type OfferKind = 'page' | 'right' | 'dictionary'
