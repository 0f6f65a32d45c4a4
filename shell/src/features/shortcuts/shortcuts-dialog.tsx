import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Fragment } from 'react'
import { shortcutsTexts } from './shortcuts.texts.ts'
import { AREAS, type Area, hasMacKeys, keyName, SHORTCUTS, type Shortcut } from './shortcuts.ts'
import styles from './shortcuts-dialog.module.css'

type Action = (typeof SHORTCUTS)[Area][number]['action']

function Keys({ keys, together }: Pick<Shortcut, 'keys' | 'together'>) {
  const texts = useTexts(shortcutsTexts)
  const isMac = hasMacKeys(navigator)
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span className={styles['between']}>{together ? '+' : texts.or}</span>}
      <kbd>{keyName(key, isMac)}</kbd>
    </Fragment>
  ))
}

/** Lists the keyboard shortcuts by area. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(shortcutsTexts)
  return (
    <Dialog
      open
      width={600}
      title={texts.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={styles['places']}>
        {AREAS.map(area => (
          <section key={area} aria-labelledby={`shortcuts-${area}`}>
            <h3 id={`shortcuts-${area}`}>{texts[`place.${area}`]}</h3>
            <dl>
              {(SHORTCUTS[area] as readonly Shortcut<Action>[]).map(({ keys, action, together }) => (
                <div key={action}>
                  <dt>{texts[action]}</dt>
                  <dd>
                    <Keys keys={keys} {...(together ? { together } : {})} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
