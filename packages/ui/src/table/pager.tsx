import { TABLE_PAGE_SIZES } from '@apron/contract/limits/lists'
import { fillText } from '@apron/contract/texts/fill-text'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'
import {
  clampPage,
  jumpTarget,
  type PagePosition,
  type PageState,
  pageCount,
  pagerItems,
  withSize,
} from './paging-rules.ts'

export interface PagerProps {
  readonly page: PageState
  readonly onPageChange: (position: PagePosition) => void
  readonly sizes?: readonly number[]
  readonly label?: string
  /** True if the total is known. While it is not, it is not shown. */
  readonly totalKnown?: boolean
}

/** Total, sizes, previous, pages, next, jumper (TBL-01). */
export function Pager({
  page,
  onPageChange,
  sizes = TABLE_PAGE_SIZES,
  label,
  totalKnown = true,
}: PagerProps) {
  const words = useUiTexts(UI_TEXTS)
  const [jump, setJump] = useState('')
  const current = clampPage(page.current, page)
  const last = pageCount(page)

  function goTo(to: number): void {
    if (to !== current) onPageChange({ current: to, size: page.size })
  }

  function submitJump(submit: SubmitEvent): void {
    submit.preventDefault()
    const to = jumpTarget(jump, page)
    setJump('')
    if (to !== null) goTo(to)
  }

  return (
    <nav className="ap-pager" aria-label={label ?? words.pager}>
      <span className="ap-pager-total">
        {totalKnown && (page.total === 1 ? words.totalOne : fillText(words.total, { count: page.total }))}
      </span>
      <select
        className="ap-pager-sizes"
        aria-label={words.pageSize}
        value={page.size}
        onChange={change => onPageChange(withSize(Number(change.currentTarget.value), page))}
      >
        {[...new Set([...sizes, page.size])]
          .toSorted((a, b) => a - b)
          .map(size => (
            <option key={size} value={size}>
              {fillText(words.perPage, { count: size })}
            </option>
          ))}
      </select>
      <div className="ap-pager-pages">
        <IconButton
          size="small"
          label={words.previousPage}
          icon={<IconChevronLeft size={18} stroke={1.5} />}
          disabled={current === 1}
          onClick={() => goTo(current - 1)}
        />
        {pagerItems(page).map(item =>
          typeof item === 'number' ? (
            <button
              key={item}
              type="button"
              className="ap-pager-page"
              aria-label={fillText(words.pageNumber, { page: item })}
              aria-current={item === current ? 'page' : undefined}
              onClick={() => goTo(item)}
            >
              {item}
            </button>
          ) : (
            <span key={item} className="ap-pager-gap" aria-hidden="true">
              …
            </span>
          ),
        )}
        <IconButton
          size="small"
          label={words.nextPage}
          icon={<IconChevronRight size={18} stroke={1.5} />}
          disabled={current === last}
          onClick={() => goTo(current + 1)}
        />
      </div>
      <form onSubmit={submitJump}>
        <label>
          {words.goTo}
          <input
            className="ap-pager-input"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={jump}
            onChange={change => setJump(change.currentTarget.value)}
          />
          {words.page}
        </label>
      </form>
    </nav>
  )
}
