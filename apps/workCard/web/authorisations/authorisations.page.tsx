import { RecordListPage } from '@apron/pages/records'
import { authorisation } from '../../contract/authorisation.ts'

/** Page `/workCard/authorisations`: the authorisations to sign at the site. */
export default function AuthorisationsPage() {
  return <RecordListPage record={authorisation} page="/authorisations" />
}
