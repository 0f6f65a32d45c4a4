import type { AdminDirectory } from '@apron/contract/dictionary/admin-dictionary'
import { failureText, useLanguage, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Alert, Spinner } from '@apron/ui/feedback'
import { IconChevronDown } from '@apron/ui/icons'
import { type CSSProperties, type ReactNode, useState } from 'react'
import styles from './dictionary.module.css'
import { dictionaryTexts } from './dictionary.texts.ts'

interface DirectoryTreeProps {
  /** Undefined while loading. */
  readonly directories: readonly AdminDirectory[] | undefined
  /** Reason why loading failed. */
  readonly error: Error | null
  readonly onRetry: () => void
  /** Null for the values of all directories. */
  readonly chosen: string | null
  readonly onChoose: (code: string | null) => void
  /** Shown next to the heading. */
  readonly actions: ReactNode
}

/** Renders the directories as an indented tree and marks the selected one. */
export function DirectoryTree({
  directories,
  error,
  onRetry,
  chosen,
  onChoose,
  actions,
}: DirectoryTreeProps) {
  const t = useTexts(dictionaryTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const shown = directories?.find(({ code }) => code === chosen)
  const choose = (code: string | null) => {
    setOpen(false)
    onChoose(code)
  }
  return (
    <nav className={styles['tree']} aria-label={t.directories}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{t.directories}</h2>
        <Button
          className={styles['fold']}
          icon={<IconChevronDown size={18} stroke={1.5} />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {shown === undefined ? t.all : language === 'zh' ? shown.nameZh : shown.nameEn}
        </Button>
        <span className={styles['buttons']}>{actions}</span>
      </div>
      {error !== null && (
        <Alert meaning="red" action={<Button onClick={onRetry}>{t.retry}</Button>}>
          {failureText(error)}
        </Alert>
      )}
      {error === null && directories === undefined && <Spinner label={t.loading} />}
      {directories !== undefined && (
        <ul className={styles['lines']} data-open={open || undefined}>
          <Line name={t.all} level={1} current={chosen === null} onChoose={() => choose(null)} />
          {directories.map(directory => (
            <DirectoryLine
              key={directory.code}
              directory={directory}
              current={chosen === directory.code}
              onChoose={() => choose(directory.code)}
            />
          ))}
        </ul>
      )}
    </nav>
  )
}

interface LineProps {
  readonly name: string
  readonly level: number
  readonly current: boolean
  readonly onChoose: () => void
  readonly count?: number
}

function DirectoryLine({
  directory: { nameZh, nameEn, level, entries },
  ...line
}: Pick<LineProps, 'current' | 'onChoose'> & { readonly directory: AdminDirectory }) {
  const language = useLanguage()
  const count = entries === 0 ? {} : { count: entries }
  return <Line {...line} {...count} name={language === 'zh' ? nameZh : nameEn} level={level} />
}

function Line({ name, level, current, onChoose, count }: LineProps) {
  const depth: CSSProperties & { '--level': number } = { '--level': level }
  return (
    <li>
      <button
        type="button"
        className={styles['line']}
        style={depth}
        aria-current={current}
        onClick={onChoose}
      >
        <span className={styles['name']}>{name}</span>
        {count !== undefined && <span className={styles['count']}>{count}</span>}
      </button>
    </li>
  )
}
