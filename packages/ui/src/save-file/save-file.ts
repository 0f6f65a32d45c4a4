/** Hands what the page holds to the browser's own saving. @param name with its ending */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Not at once: a browser takes hold of the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href))
}

/** The same for a table that spreadsheets open. */
export function saveCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
