import { addFavourite } from '@apron/contract/menus/favourite.calls'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { toast } from '@apron/ui/feedback'
import { TextField } from '@apron/ui/fields'
import { Form, FormWide } from '@apron/ui/form'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { favouriteProblems } from './favourite-form.ts'
import { favouritesTexts } from './favourites.texts.ts'
import { favouritesQuery } from './favourites-query.ts'

export interface PageToAdd {
  readonly name: string
  readonly url: string
}

interface FavouriteDialogProps {
  readonly page: PageToAdd
  readonly userCode: string
  readonly http: HttpClient
  readonly onClose: () => void
}

/** Saves a page under a name. The address identifies it (FAV-01). */
export function FavouriteDialog({ page, userCode, http, onClose }: FavouriteDialogProps) {
  const texts = useTexts(favouritesTexts)
  const queries = useQueryClient()
  const id = useId()
  const [name, setName] = useState(page.name)
  const [submitted, setSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)
  const problems = favouriteProblems(name, page.url)
  const errorOf = (key: (typeof problems)['name']) => (submitted && key ? texts[key] : undefined)

  async function add() {
    setBusy(true)
    try {
      await http.call(addFavourite, { body: { name: name.trim(), url: page.url, userCode } })
    } catch {
      // The client has already shown the error, such as a duplicate. The dialog stays open.
      return setBusy(false)
    }
    toast.success(texts.added)
    onClose()
    return queries.invalidateQueries({ queryKey: favouritesQuery(http).queryKey })
  }

  function submit() {
    setSubmitted(true)
    if (problems.name === null && problems.url === null && !busy) void add()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.add}
      width={560}
      busy={busy}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Form id={id} label={texts.add} columns={1} onSubmit={submit}>
        <FormWide>
          <TextField
            label={texts.name}
            required
            value={name}
            error={errorOf(problems.name)}
            onChange={setName}
          />
        </FormWide>
        <FormWide>
          <TextField
            label={texts.url}
            required
            readOnly
            mono
            value={page.url}
            error={errorOf(problems.url)}
            onChange={() => undefined}
          />
        </FormWide>
      </Form>
    </Dialog>
  )
}
