import { AwayHome } from '../../features/drafts/away-home.tsx'
import { useShell } from '../shell-context.ts'

/** What is shown in place of the boxes of the home page, which nobody can read without a network. */
export default function AwayHomePage({ readAt }: { readonly readAt: number }) {
  const { drafts, navigate } = useShell()
  return (
    <AwayHome
      readAt={readAt}
      load={drafts.all}
      onOpen={address => navigate(address)}
      onDiscard={drafts.drop}
    />
  )
}
