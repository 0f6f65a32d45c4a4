import { fillText } from '@apron/contract/texts/fill-text'
import { wireTime } from '@apron/contract/wire/wire-time'
import { useTexts } from '@apron/sdk/texts'
import { NoticeBar } from '@apron/ui/feedback'
import { IconWifiOff } from '@apron/ui/icons'
import type { ReactNode } from 'react'
import { networkTexts } from './network.texts.ts'

/** Says since when the network is away, by the time of the sites, and that nothing typed is lost. @param since ms */
export function NetworkStrip({ since, action }: { readonly since: number; readonly action?: ReactNode }) {
  const texts = useTexts(networkTexts)
  return (
    <NoticeBar
      meaning="amber"
      icon={<IconWifiOff size={18} stroke={1.5} aria-hidden />}
      {...(action === undefined ? {} : { actions: action })}
    >
      {fillText(texts.away, { time: wireTime(new Date(since)).slice(11, 16) })}
    </NoticeBar>
  )
}
