import type { Airport, AirportOption } from '@apron/contract/dictionary/airport'
import type { Language } from '@apron/contract/dictionary/language'
import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { IconBuildingAirport } from '@apron/ui/icons'
import { Menu } from '@apron/ui/menu'
import { useState } from 'react'
import { siteTexts } from './site.texts.ts'
import styles from './site-selector.module.css'

interface SiteSelectorProps {
  readonly airport: Airport
  readonly language: Language
  readonly loadSites: () => Promise<AirportOption[]>
  readonly onSwitch: (site: AirportOption) => void
}

/** Shows the current site and switches to another (BAR-06, AIR-01). */
export function SiteSelector({ airport, language, loadSites, onSwitch }: SiteSelectorProps) {
  const texts = useTexts(siteTexts)
  const [sites, setSites] = useState<AirportOption[] | 'failed' | null>(null)
  const nameOf = (site: Pick<Airport, 'cnName' | 'enName'>) => (language === 'zh' ? site.cnName : site.enName)
  const name = nameOf(airport)

  function open() {
    if (sites !== null && sites !== 'failed') return
    setSites(null)
    loadSites().then(setSites, () => setSites('failed'))
  }

  const placeholder = {
    id: 'instead',
    label: sites === 'failed' ? texts.failed : texts.loading,
    disabled: sites !== 'failed',
    onSelect: open,
  }

  return (
    <Menu
      label={texts.label}
      trigger={
        <button
          type="button"
          className={styles['trigger']}
          aria-label={fillText(texts.current, { name })}
          onFocus={open}
          onPointerEnter={open}
        >
          <IconBuildingAirport size={18} stroke={1.5} />
          <span className={styles['code']}>{airport.airportThreeCode}</span>
          <span className={styles['name']}>{name}</span>
        </button>
      }
      items={
        sites === null || sites === 'failed'
          ? [placeholder]
          : sites.map(site => ({
              id: site.id,
              label: nameOf(site),
              hint: site.threeCode,
              checked: site.id === airport.id,
              onSelect: () => {
                if (site.id !== airport.id) onSwitch(site)
              },
            }))
      }
    />
  )
}
