import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Fragment } from 'react'
import { shortcutsTexts } from './shortcuts.texts.ts'
import { hasMacKeys, keyName, PLACES, type Place, SHORTCUTS, type Shortcut } from './shortcuts.ts'
import styles from './shortcuts-dialog.module.css'

type Does = (typeof SHORTCUTS)[Place][number]['does']

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
        {PLACES.map(place => (
          <section key={place} aria-labelledby={`shortcuts-${place}`}>
            <h3 id={`shortcuts-${place}`}>{texts[`place.${place}`]}</h3>
            <dl>
              {(SHORTCUTS[place] as readonly Shortcut<Does>[]).map(({ keys, does, together }) => (
                <div key={does}>
                  <dt>{texts[does]}</dt>
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
