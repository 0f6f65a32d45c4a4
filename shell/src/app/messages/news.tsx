import { News } from '../../features/messages/news.tsx'
import { useMessageServices } from './use-message-services.ts'

/** What the bell opens. */
export default function BellNews({ onDone }: { readonly onDone: () => void }) {
  return <News services={useMessageServices()} onDone={onDone} />
}
