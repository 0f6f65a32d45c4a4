import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { FILE_EXTENSIONS } from '@apron/contract/rules/file-kinds'
import type { HostFiles } from '@apron/sdk'
import { UploadField } from '@apron/ui/upload-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface LinkedFileFieldProps {
  readonly label: string
  readonly files: HostFiles
  /** Address of the file; empty for none. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (url: string) => void
}

/** The one file that a text leads to. */
export function LinkedFileField({ files, value, onChange, ...field }: LinkedFileFieldProps) {
  const { t } = useTranslation()
  // A file that was kept earlier has told nobody its name.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const shown = value === '' ? [] : [{ url: value, name: names.get(value) ?? t('translations.keptFile') }]
  return (
    <UploadField
      {...field}
      accept={FILE_EXTENSIONS}
      maxFiles={1}
      maxBytes={FILE_LIMIT_BYTES}
      files={shown}
      send={files.upload}
      onChange={([file]) => {
        if (file) setNames(before => new Map([...before, [file.url, file.name]]))
        onChange(file?.url ?? '')
      }}
      onOpen={files.preview}
    />
  )
}
