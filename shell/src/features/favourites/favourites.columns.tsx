import type { Favourite } from '@apron/contract/entities/favourite'
import type { TableColumn } from '@apron/ui/table'
import type { ReactNode } from 'react'
import { readableAddress } from './favourite-rules.ts'
import { favouritesTexts as texts } from './favourites.texts.ts'

/** What the columns are called, by their ids. */
export const COLUMN_NAMES = [
  { id: 'name', labels: texts.name },
  { id: 'url', labels: texts.url },
  { id: 'created', labels: texts.created },
  { id: 'actions', labels: texts.actions },
] as const

const [NAME, URL, CREATED, ACTIONS] = COLUMN_NAMES

/** @param actions what can be done with a favourite */
export function favouriteColumns(actions: (favourite: Favourite) => ReactNode): TableColumn<Favourite>[] {
  return [
    { ...NAME, minWidth: 200, locked: true, cell: ({ name }) => name },
    { ...URL, minWidth: 240, mono: true, cell: ({ url }) => readableAddress(url) },
    { ...CREATED, width: 176, cell: ({ createTime }) => createTime },
    { ...ACTIONS, width: 120, cell: actions, text: () => '' },
  ]
}
