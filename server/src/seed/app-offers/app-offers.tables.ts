/** What applications have ever offered to administrators: what one of them deletes is not offered again. */
export type AppOffersTables = {
  app_offer: { kind: OfferKind; key: string }
}

/** `page`: an entry of the menu, by its address; `right`: by its identifier; `dictionary`: a value, by `DIRECTORY:value`. */
export type OfferKind = 'page' | 'right' | 'dictionary'
