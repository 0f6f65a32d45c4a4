import type { UploadedFile } from '@apron/contract/entities/uploaded-file'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { useFiles } from '@apron/sdk'
import { TextButton } from '@apron/ui/button'
import { Photos } from '@apron/ui/photos'

const isPicture = ({ name }: UploadedFile) =>
  IMAGE_EXTENSIONS.some(extension => name.toLowerCase().endsWith(`.${extension}`))

/** Evidence as others read it: pictures as such, papers by their names. */
export function Evidence({
  label,
  files,
}: {
  readonly label: string
  readonly files: readonly UploadedFile[]
}) {
  const { read, preview } = useFiles()
  const pictures = files.filter(isPicture)
  return (
    <div className="sq-evidence">
      {pictures.length > 0 && <Photos label={label} photos={pictures} load={read} onOpen={preview} />}
      {files
        .filter(file => !isPicture(file))
        .map(file => (
          <TextButton key={file.url} onClick={() => preview(file)}>
            {file.name}
          </TextButton>
        ))}
    </div>
  )
}
