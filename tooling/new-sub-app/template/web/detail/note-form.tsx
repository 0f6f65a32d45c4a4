import { newId, useHost, useTab, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { CheckField, TextAreaField, TextField } from '@apron/ui/fields'
import { Form, FormWide } from '@apron/ui/form'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import { isChanged, type Note } from '../notes/note.ts'
import { noteLink } from '../notes/note-link.ts'
import { useNotes } from '../notes/notes-context.ts'
import { useChapters } from '../notes/use-chapters.ts'
import { DETAIL_TEXTS } from './detail.texts.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface NoteFormProps {
  /** Null for a new note. */
  readonly id: string | null
  readonly saved: Omit<Note, 'id'>
}

const LIMITS = { title: 80, text: 500 }

/** The form of one note. Input is kept while the tab is hidden, and the tab asks before it closes with unsaved input. */
export function NoteForm({ id, saved }: NoteFormProps) {
  const texts = useTexts(DETAIL_TEXTS)
  const host = useHost()
  const tab = useTab()
  const chapters = useChapters()
  const { save } = useNotes()
  const [draft, setDraft] = useState(saved)
  const [tried, setTried] = useState(false)
  const missing = draft.title.trim() === ''
  const change = (part: Partial<typeof draft>) => setDraft(before => ({ ...before, ...part }))

  async function submit(): Promise<void> {
    setTried(true)
    if (missing) return
    const note = { ...draft, id: id ?? newId() }
    save(note)
    host.toast('success', texts.saved)
    if (id !== null) return tab.setTitle(note.title)
    // Opens the new note in its own tab, which has its title.
    await host.closeTab(tab.id, { force: true })
    host.navigate(noteLink(note))
  }

  return (
    <>
      {isChanged(draft, saved) && <UnsavedGuard />}
      <Form
        label={texts.form}
        onSubmit={() => void submit()}
        actions={
          <Button kind="primary" type="submit">
            {texts.save}
          </Button>
        }
      >
        <TextField
          label={texts.title}
          required
          value={draft.title}
          maxLength={LIMITS.title}
          onChange={title => change({ title })}
          {...(tried && missing ? { error: texts.titleNeeded } : {})}
        />
        <SelectField
          label={texts.chapter}
          placeholder={texts.noChapter}
          clearable
          searchable
          value={draft.chapter}
          options={[...chapters.options]}
          onChange={chapter => change({ chapter })}
          {...(chapters.error === null ? {} : { error: chapters.error })}
        />
        <FormWide>
          <TextAreaField
            label={texts.text}
            rows={5}
            value={draft.text}
            maxLength={LIMITS.text}
            onChange={text => change({ text })}
          />
        </FormWide>
        <CheckField label={texts.done} checked={draft.done} onChange={done => change({ done })} />
      </Form>
    </>
  )
}
