import { authorisation } from '../../contract/authorisation.ts'
import { RecordListPage } from '../shared/record-list-page.tsx'

/** `/workCard/authorisations`: who may sign what at the site. */
export default function AuthorisationsPage() {
  return <RecordListPage record={authorisation} page="/authorisations" />
}
