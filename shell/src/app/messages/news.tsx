import { News } from '../../features/messages/news.tsx'
import { useMessageServices } from './message-services.ts'

/** Content of the bell's popover. */
export default function BellNews({ onDone }: { readonly onDone: () => void }) {
  return <News services={useMessageServices()} onDone={onDone} />
}
