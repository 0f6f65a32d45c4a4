/** Saves content through the browser's download. @param name with its extension */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Not at once: the browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href))
}

/** Saves a table as a file that spreadsheets open. */
export function saveCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
