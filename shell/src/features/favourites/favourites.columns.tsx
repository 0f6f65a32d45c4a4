import type { Favourite } from '@apron/contract/menus/favourite'
import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { IconTrash } from '@apron/ui/icons'
import type { TableColumn } from '@apron/ui/table'
import { readableAddress } from './favourite-rules.ts'
import { favouritesTexts as texts } from './favourites.texts.ts'

interface DeleteButtonProps {
  readonly favourite: Favourite
  readonly onDelete: (favourite: Favourite) => void
}

function DeleteButton({ favourite, onDelete }: DeleteButtonProps) {
  const labels = useTexts(texts)
  return (
    <Button
      size="small"
      kind="plain"
      icon={<IconTrash size={18} stroke={1.5} />}
      aria-label={fillText(labels.deleteOne, { name: favourite.name })}
      onClick={() => onDelete(favourite)}
    >
      {labels.delete}
    </Button>
  )
}

export function favouriteColumns(onDelete: DeleteButtonProps['onDelete']): TableColumn<Favourite>[] {
  return [
    { id: 'name', labels: texts.name, cell: ({ name }) => name, minWidth: 200, locked: true },
    { id: 'url', labels: texts.url, cell: ({ url }) => readableAddress(url), minWidth: 240, mono: true },
    { id: 'created', labels: texts.created, cell: ({ createTime }) => createTime, width: 176 },
    {
      id: 'actions',
      labels: texts.actions,
      cell: favourite => <DeleteButton favourite={favourite} onDelete={onDelete} />,
      exported: false,
      width: 120,
      atEnd: true,
      locked: true,
    },
  ]
}
