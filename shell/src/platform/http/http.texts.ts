import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { defineTexts } from '@apron/contract/texts/define-texts'

export const httpTexts = defineTexts('http', {
  rejected: CLIENT_TEXTS.requestRejected,
  failed: CLIENT_TEXTS.requestFailed,
  because: { zh: '{what}，原因：{reason}', en: '{what}. Reason: {reason}' },
  noResponse: CLIENT_TEXTS.interfaceException,
  unreached: CLIENT_TEXTS.unreached,
})
