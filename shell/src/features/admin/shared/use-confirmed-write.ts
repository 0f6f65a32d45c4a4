import type { PageQuestion, PageServices } from '../../own-pages/page-services.ts'
import { useQuickWrite } from './use-write.ts'

/** Asks first, does the work when the answer is yes, and shows the list as it is afterwards. @param done text of the success */
export function useConfirmedWrite(services: PageServices, reload: () => Promise<void>) {
  const write = useQuickWrite()
  return async (question: PageQuestion, work: () => Promise<unknown>, done: string): Promise<void> => {
    if (!(await services.confirm(question))) return
    await write(work, done)
    await reload()
  }
}
