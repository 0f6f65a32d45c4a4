import { authorisation } from '../../contract/authorisation.ts'
import { RecordListPage } from '../shared/record-list-page.tsx'

/** Page `/workCard/authorisations`: the authorisations to sign at the site. */
export default function AuthorisationsPage() {
  return <RecordListPage record={authorisation} page="/authorisations" />
}
