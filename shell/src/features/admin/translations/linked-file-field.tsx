import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { FILE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { useFiles, useTexts } from '@apron/sdk'
import { UploadField } from '@apron/ui/upload-field'
import { useState } from 'react'
import { translationsTexts } from './translations.texts.ts'

interface LinkedFileFieldProps {
  readonly label: string
  /** Address of the file, or empty. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (url: string) => void
}

/** Field for the single file that a text links to. */
export function LinkedFileField({ value, onChange, ...field }: LinkedFileFieldProps) {
  const t = useTexts(translationsTexts)
  const files = useFiles()
  // The server does not report the names of files uploaded earlier.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const shown = value === '' ? [] : [{ url: value, name: names.get(value) ?? t.keptFile }]
  return (
    <UploadField
      {...field}
      accept={FILE_EXTENSIONS}
      maxFiles={1}
      maxBytes={FILE_LIMIT_BYTES}
      files={shown}
      send={files.upload}
      load={files.read}
      onChange={([file]) => {
        if (file) setNames(before => new Map([...before, [file.url, file.name]]))
        onChange(file?.url ?? '')
      }}
      onOpen={files.preview}
    />
  )
}
