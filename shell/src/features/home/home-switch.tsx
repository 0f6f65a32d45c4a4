import { HOME_TYPES, type HomeType } from '@apron/contract/limits/home'
import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
import { IconHome, IconLayoutDashboard } from '@apron/ui/icons'
import { useQuery } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { homeTexts } from './home.texts.ts'
import { indexSetQuery } from './home-queries.ts'

interface HomeSwitchProps {
  readonly http: HttpClient
  readonly onChoose: (type: HomeType) => void
}

/** Between the new dashboard and the original home page (BAR-02). */
export function HomeSwitch({ http, onChoose }: HomeSwitchProps) {
  const texts = useTexts(homeTexts)
  const choice = useQuery(indexSetQuery(http))
  const original = choice.data?.type === HOME_TYPES.original
  return (
    <IconButton
      label={original ? texts.toDashboard : texts.toOriginal}
      icon={original ? <IconLayoutDashboard size={20} stroke={1.5} /> : <IconHome size={20} stroke={1.5} />}
      onClick={() => onChoose(original ? HOME_TYPES.dashboard : HOME_TYPES.original)}
    />
  )
}
