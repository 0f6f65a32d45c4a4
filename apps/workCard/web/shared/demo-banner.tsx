import { defineTexts, useTexts } from '@apron/sdk'
import { Alert } from '@apron/ui/feedback'

export const SHARED_TEXTS = defineTexts('workCard.shared', {
  banner: {
    zh: '演示数据，非适航批准资料，严禁用于实际维修',
    en: 'Demonstration data — not approved maintenance data — never use on an aircraft',
  },
  company: { zh: '凌岳航空维修工程有限公司', en: 'Lingyue Aero Engineering Co., Ltd.' },
})

/** Banner on every page: the technical data is for demonstration. */
export function DemoBanner() {
  return (
    <div className="wc-banner">
      <Alert meaning="amber">{useTexts(SHARED_TEXTS).banner}</Alert>
    </div>
  )
}
