import { fillText } from '@apron/contract/texts/fill-text'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk/texts'
import { NoticeBar } from '@apron/ui/feedback'
import { IconWifiOff } from '@apron/ui/icons'
import type { ReactNode } from 'react'
import { networkTexts } from './network.texts.ts'

interface NetworkStripProps {
  /** Time when the network was lost, ms. */
  readonly since: number
  /** Number of waiting saves. */
  readonly waiting: number
  readonly action?: ReactNode
}

/** Shows when the network was lost, in the local time of the sites, and how many saves wait. */
export function NetworkStrip({ since, waiting, action }: NetworkStripProps) {
  const texts = useTexts(networkTexts)
  const several = waiting > 1 ? texts.awayWaiting : texts.awayOneWaiting
  const text = waiting === 0 ? texts.away : several
  return (
    <NoticeBar
      meaning="amber"
      icon={<IconWifiOff size={18} stroke={1.5} aria-hidden />}
      {...(action === undefined ? {} : { actions: action })}
    >
      {fillText(text, { time: wireTime(new Date(since)).slice(11, 16), count: String(waiting) })}
    </NoticeBar>
  )
}
