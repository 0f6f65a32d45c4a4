import { HOME_TYPES, type HomeType } from '@apron/contract/limits/home'
import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
import { IconArrowsExchange, IconLayoutDashboard } from '@apron/ui/icons'
import { useQuery } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { homeTexts } from './home.texts.ts'
import { indexSetQuery } from './home-queries.ts'

interface HomeSwitchProps {
  readonly http: HttpClient
  /** True if the server can be reached, false if the portal was opened offline. */
  readonly isOnline: boolean
  readonly onChoose: (type: HomeType) => void
}

/** Returns the alternative home page with its label and icon. */
export function useOtherHome(http: HttpClient, isOnline: boolean) {
  const texts = useTexts(homeTexts)
  const choice = useQuery({ ...indexSetQuery(http), enabled: isOnline })
  return choice.data?.type === HOME_TYPES.original
    ? { type: HOME_TYPES.dashboard, label: texts.toDashboard, Icon: IconLayoutDashboard }
    : { type: HOME_TYPES.original, label: texts.toOriginal, Icon: IconArrowsExchange }
}

/** Switches between the new dashboard and the original home page (BAR-02). */
export function HomeSwitch({ http, isOnline, onChoose }: HomeSwitchProps) {
  const { type, label, Icon } = useOtherHome(http, isOnline)
  return <IconButton label={label} icon={<Icon size={20} stroke={1.5} />} onClick={() => onChoose(type)} />
}
