import { defineSubApp, type Host, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { UiProvider } from '@apron/ui/provider'
import { useEffect, useState } from 'react'
import { FAULTY_TEXTS } from './faulty.texts.ts'
import { manifest } from './manifest.config.ts'

/** Returns true once the test lets the page work again. */
const isRepaired = () => document.documentElement.dataset['repaired'] !== undefined

function fail(where: string): never {
  throw new Error(`failed in ${where}`)
}

async function failLater(): Promise<void> {
  await Promise.resolve()
  fail('a promise')
}

function HealthyPage() {
  const texts = useTexts(FAULTY_TEXTS)
  const [text, setText] = useState('')
  return (
    <>
      <TextField label={texts.text} value={text} onChange={setText} />
      <Button onClick={() => fail('a click')}>{texts.inEvent}</Button>
      <Button onClick={() => void failLater()}>{texts.inPromise}</Button>
      <Button onClick={() => setTimeout(() => fail('a timer'))}>{texts.inTimer}</Button>
    </>
  )
}

function RenderPage() {
  const texts = useTexts(FAULTY_TEXTS)
  if (!isRepaired()) fail('render')
  return <h1>{texts.repaired}</h1>
}

function EffectPage() {
  const texts = useTexts(FAULTY_TEXTS)
  useEffect(() => {
    if (!isRepaired()) fail('an effect')
  }, [])
  return <h1>{texts.repaired}</h1>
}

const app = defineSubApp({
  manifest,
  provider: UiProvider,
  pages: { '/healthy': HealthyPage, '/render': RenderPage, '/effect': EffectPage },
})

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
