import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
/* oxlint-disable prefer-tag-over-role -- a list box of links in groups has no tags of its own */
import { Dialog } from '@apron/ui/dialog'
import { IconSearch } from '@apron/ui/icons'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useState } from 'react'
import { searchTexts } from './search.texts.ts'
import styles from './search-dialog.module.css'
import { findPages, movedChoice, type SearchEntry, type SearchGroup } from './search-rules.ts'

interface SearchDialogProps {
  readonly groups: readonly SearchGroup[]
  readonly onOpen: (entry: SearchEntry) => void
  readonly onClose: () => void
}

interface OptionProps {
  readonly id: string
  readonly entry: SearchEntry
  readonly chosen: boolean
  readonly onClick: (event: MouseEvent) => void
}

/** A link, so that it can also be opened in a new window; the focus stays in the field. */
function Option({ id, entry, chosen, onClick }: OptionProps) {
  return (
    <a
      id={id}
      className={styles['option']}
      role="option"
      aria-selected={chosen}
      href={entry.fullPath}
      tabIndex={-1}
      onClick={onClick}
    >
      <span className={styles['name']}>{entry.title}</span>
      <span className={styles['where']}>{entry.place}</span>
    </a>
  )
}

/** Finds a page by a few letters: a field with a list below it, all by keys or all by finger. */
export function SearchDialog({ groups, onOpen, onClose }: SearchDialogProps) {
  const texts = useTexts(searchTexts)
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  const id = useId()
  const found = useMemo(() => findPages(groups, text), [groups, text])
  const entries = useMemo(() => found.groups.flatMap(group => group.entries), [found])
  const chosen = entries[index]
  const optionId = (entry: SearchEntry) => `${id}-${entry.id}`

  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  function type(next: string) {
    setText(next)
    setIndex(0)
  }

  function press(event: KeyboardEvent) {
    // While Chinese is being typed, Enter and the arrows belong to the input method.
    if (event.nativeEvent.isComposing) return
    const next = movedChoice(event.key, index, entries.length)
    if (next !== null) setIndex(next)
    else if (event.key === 'Enter' && chosen) onOpen(chosen)
    else return
    event.preventDefault()
  }

  function click(event: MouseEvent, entry: SearchEntry) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(entry)
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} width={600}>
      <div className={styles['search']}>
        <div className={styles['field']}>
          <IconSearch size={20} stroke={1.5} aria-hidden />
          <input
            type="text"
            role="combobox"
            aria-label={texts.title}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen ? optionId(chosen) : undefined}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            maxLength={100}
            placeholder={texts.placeholder}
            value={text}
            onChange={event => type(event.target.value)}
            onKeyDown={press}
          />
        </div>
        <div id={`${id}-list`} className={styles['list']} role="listbox" aria-label={texts.results}>
          {found.groups.map(group => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box
            <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
              <p id={`${id}-group-${group.id}`} className={styles['group']} role="presentation">
                {group.label}
              </p>
              {group.entries.map(entry => (
                <Option
                  key={entry.id}
                  id={optionId(entry)}
                  entry={entry}
                  chosen={entry === chosen}
                  onClick={event => click(event, entry)}
                />
              ))}
            </div>
          ))}
        </div>
        <p className={styles['note']}>
          <output className={entries.length === 0 ? undefined : styles['unseen']}>
            {entries.length === 0 ? texts.none : fillText(texts.count, { count: found.count })}
          </output>
          {found.hidden > 0 && <span>{fillText(texts.more, { count: found.hidden })}</span>}
          {found.hidden === 0 && entries.length > 0 && <span className={styles['keys']}>{texts.keys}</span>}
        </p>
      </div>
    </Dialog>
  )
}
