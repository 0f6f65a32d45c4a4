import type { Favourite } from '@apron/contract/entities/favourite'
import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { IconTrash } from '@apron/ui/icons'
import type { TableColumn } from '@apron/ui/table'
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

interface DeleteButtonProps {
  readonly favourite: Favourite
  readonly onDelete: (favourite: Favourite) => void
}

function DeleteButton({ favourite, onDelete }: DeleteButtonProps) {
  const own = useTexts(texts)
  return (
    <Button
      size="small"
      kind="plain"
      icon={<IconTrash size={18} stroke={1.5} />}
      aria-label={fillText(own.deleteOne, { name: favourite.name })}
      onClick={() => onDelete(favourite)}
    >
      {own.delete}
    </Button>
  )
}

export function favouriteColumns(onDelete: DeleteButtonProps['onDelete']): TableColumn<Favourite>[] {
  return [
    { ...NAME, minWidth: 200, locked: true, cell: ({ name }) => name },
    { ...URL, minWidth: 240, mono: true, cell: ({ url }) => readableAddress(url) },
    { ...CREATED, width: 176, cell: ({ createTime }) => createTime },
    {
      ...ACTIONS,
      width: 120,
      cell: favourite => <DeleteButton favourite={favourite} onDelete={onDelete} />,
      text: () => '',
    },
  ]
}
