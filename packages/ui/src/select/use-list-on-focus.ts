import { useState } from 'react'

/**
 * Renders the options of a closed list from the first focus on, not before: most lists of a page are never opened, and
 * Mantine would render all their options with the page. Before it opens, because Mantine announces a list as open only
 * if its options were already there.
 */
export function useListOnFocus() {
  const [focused, setFocused] = useState(false)
  return {
    comboboxProps: { offset: 4, keepMounted: focused },
    onFocus: () => setFocused(true),
  } as const
}
