import { defineCall } from '../calls/define-call.ts'
import type { PageAsOf } from '../lists/paging.ts'
import type {
  AirlineMessage,
  AirlineMessageQuery,
  AirlineRead,
  CheckMessage,
  CheckMessageIds,
  CheckMessageQuery,
  MessageCounts,
} from './business-message.ts'
import type { ChangedMessages } from './message.ts'

const QS_INFO = '/api/safety-inspection/qsInfo'
const AIRLINE = '/api/airline-work/jobcardorder/message'

/** Counts unread check and rectification messages (§7, MSG-11). A failure is silent: the list below the tabs shows it. */
export const countCheckMessages = defineCall<{ data: MessageCounts }>({
  id: 'checkMessage.counts',
  method: 'GET',
  path: `${QS_INFO}/getCount`,
  failures: 'suppress',
  background: true,
})

/** Counts all unread check and rectification messages together (§7). A failure is silent: the timer asks again. */
export const countUnreadCheckMessages = defineCall<{ data: number }>({
  id: 'checkMessage.unread',
  method: 'GET',
  path: `${QS_INFO}/getUnreadCount`,
  failures: 'suppress',
  background: true,
})

/** Returns one page of check or rectification messages, newest first (§7, MSG-15). */
export const queryCheckMessages = defineCall<{
  body: CheckMessageQuery
  data: PageAsOf<CheckMessage>
}>({ id: 'checkMessage.page', method: 'POST', path: `${QS_INFO}/queryPage`, failures: 'in-place' })

/** Marks check or rectification messages as read (§7, MSG-16). */
export const readCheckMessages = defineCall<{ body: CheckMessageIds; data: ChangedMessages }>({
  id: 'checkMessage.read',
  method: 'POST',
  path: `${QS_INFO}/markRead`,
  onlyOk: true,
})

/** Returns one page of airline business messages, newest first (§7, MSG-17). */
export const queryAirlineMessages = defineCall<{
  body: AirlineMessageQuery
  data: PageAsOf<AirlineMessage>
}>({ id: 'airlineMessage.page', method: 'POST', path: `${AIRLINE}/pageOperationLog`, failures: 'in-place' })

/** Marks airline business messages as read; without ids all of the caller's (§7, MSG-17). */
export const readAirlineMessages = defineCall<{ body: AirlineRead; data: ChangedMessages }>({
  id: 'airlineMessage.read',
  method: 'POST',
  path: `${AIRLINE}/updateRead`,
})
