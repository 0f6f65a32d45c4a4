import { isComposing } from '@apron/contract/rules/forms/is-composing'
import { useTexts } from '@apron/sdk/texts'
import { IconButton } from '@apron/ui/button'
/* oxlint-disable prefer-tag-over-role -- a list box of links in groups has no tags of its own */
import { Dialog } from '@apron/ui/dialog'
import { IconScan, IconSearch } from '@apron/ui/icons'
import { CodeCamera, canReadCodes } from '@apron/ui/scan'
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { searchTexts } from './search.texts.ts'
import styles from './search-dialog.module.css'
import { SearchNote } from './search-note.tsx'
import {
  enterAction,
  exactIndex,
  findPages,
  indexAfterKey,
  type SearchEntry,
  type SearchGroup,
  withRecords,
} from './search-rules.ts'
import type { RecordSearchState } from './use-records.ts'

interface SearchDialogProps {
  readonly groups: readonly SearchGroup[]
  /** Records found for the current text. */
  readonly records: SearchGroup
  readonly recordState: Omit<RecordSearchState, 'records'>
  /** Text scanned before the dialog opened. Opens as soon as it is found. */
  readonly scanned: string
  readonly onQueryChange: (text: string) => void
  readonly onOpen: (entry: SearchEntry) => void
  readonly onClose: () => void
}

interface OptionProps {
  readonly id: string
  readonly entry: SearchEntry
  readonly chosen: boolean
  readonly onClick: (event: MouseEvent) => void
}

/** A link, so that it can be opened in a new window. The focus stays in the field. */
function Option({ id, entry, chosen, onClick }: OptionProps) {
  return (
    <a
      id={id}
      className={styles['option']}
      role="option"
      aria-selected={chosen}
      href={entry.fullPath}
      tabIndex={-1}
      data-missing={entry.reason === undefined ? undefined : ''}
      onClick={onClick}
    >
      <span className={styles['name']}>{entry.title}</span>
      <span className={styles['where']}>{entry.reason ?? entry.place}</span>
    </a>
  )
}

/** Finds a page by a few letters: a field with a list of results, for keyboard and touch. */
export function SearchDialog(props: SearchDialogProps) {
  const { groups, records, recordState, scanned, onQueryChange, onOpen, onClose } = props
  const texts = useTexts(searchTexts)
  const [text, setText] = useState(scanned)
  /** The text to search for, without unfinished input of an input method. */
  const [query, setQuery] = useState(scanned)
  const [isScanned, setScanned] = useState(scanned !== '')
  /** True if Enter was pressed while its result is still being searched. */
  const isEnterPending = useRef(isScanned)
  /** Index selected by the arrow keys, or null. */
  const [arrowIndex, setArrowIndex] = useState<number | null>(null)
  const [camera, setCamera] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const found = useMemo(() => withRecords(findPages(groups, query), records), [groups, records, query])
  const entries = useMemo(() => found.groups.flatMap(group => group.entries), [found])
  const exact = exactIndex(entries, query)
  const index = arrowIndex ?? Math.max(exact, 0)
  const chosen = entries[index]
  const { searching } = recordState
  const optionId = (entry: SearchEntry) => `${id}-${entry.id}`

  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  const handleEnter = useCallback(() => {
    const byArrows = arrowIndex === null ? 'first' : 'by-arrows'
    const action = enterAction({
      text: query,
      scanned: isScanned,
      searching,
      isExact: exact !== -1 && arrowIndex === null,
      chosen: chosen === undefined ? 'none' : byArrows,
    })
    isEnterPending.current = action === 'wait'
    if (action === 'open' && chosen !== undefined) onOpen(chosen)
    // The next number replaces the text.
    if (action === 'retype') field.current?.select()
  }, [arrowIndex, query, isScanned, searching, exact, chosen, onOpen])

  // Completes a pending Enter once the result is known.
  useEffect(() => {
    if (isEnterPending.current && (!searching || exact !== -1)) handleEnter()
  }, [searching, exact, handleEnter])

  function handleInput(next: string, composing = false) {
    setText(next)
    isEnterPending.current = false
    if (composing) return
    setQuery(next)
    setScanned(false)
    setArrowIndex(null)
    onQueryChange(next)
  }

  /** Searches for a code and opens it when found. */
  function searchCode(code: string) {
    setCamera(false)
    handleInput(code)
    setScanned(true)
    isEnterPending.current = true
    field.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // During composition, Enter and the arrow keys belong to the input method.
    if (isComposing(event.nativeEvent)) return
    const next = indexAfterKey(event.key, index, entries.length)
    if (next !== null) setArrowIndex(next)
    else if (event.key === 'Enter') handleEnter()
    else return
    event.preventDefault()
  }

  function handleClick(event: MouseEvent, entry: SearchEntry) {
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
            ref={field}
            type="text"
            role="combobox"
            aria-label={texts.title}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-busy={searching}
            aria-activedescendant={chosen ? optionId(chosen) : undefined}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            maxLength={100}
            placeholder={texts.placeholder}
            value={text}
            onChange={({ target, nativeEvent }) =>
              handleInput(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
            }
            onCompositionEnd={({ currentTarget }) => handleInput(currentTarget.value)}
            onKeyDown={handleKeyDown}
          />
          {canReadCodes() && (
            <IconButton
              label={camera ? texts.stopScan : texts.scan}
              icon={<IconScan size={20} stroke={1.5} />}
              onClick={() => setCamera(!camera)}
            />
          )}
        </div>
        {camera && (
          <div className={styles['camera']}>
            <CodeCamera
              onCode={searchCode}
              onStop={() => setCamera(false)}
              aim={texts.aim}
              failed={texts.cameraFailed}
              stop={texts.stopScan}
            />
          </div>
        )}
        <div id={`${id}-list`} className={styles['list']} role="listbox" aria-label={texts.results}>
          {found.groups.map(group => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a list box
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
                  onClick={event => handleClick(event, entry)}
                />
              ))}
            </div>
          ))}
        </div>
        <SearchNote found={found} records={recordState} />
      </div>
    </Dialog>
  )
}
