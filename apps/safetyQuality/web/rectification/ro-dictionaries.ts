import { useDictionaries } from '@apron/sdk/query'

const CODES = ['FINDING_LEVEL', 'RCA_METHOD', 'ROOT_CAUSE_CAT', 'ATA_CHAPTER'] as const

/** Loads the dictionaries of rectification orders. */
export function useRoDictionaries() {
  const dictionaries = useDictionaries(CODES)
  /** Returns number and title of an ATA chapter. */
  function chapter(ata: string): string {
    const title = dictionaries.label('ATA_CHAPTER', ata)
    return title === ata ? ata : `${ata} ${title}`
  }
  const chapters = dictionaries.options('ATA_CHAPTER').map(({ value }) => ({ value, label: chapter(value) }))
  return { ...dictionaries, chapter, chapters }
}

export type RoDictionaries = ReturnType<typeof useRoDictionaries>
