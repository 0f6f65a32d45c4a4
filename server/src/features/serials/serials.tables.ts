export type SerialsTables = {
  serial_counter: { prefix: string; year: number; last_number: number }
  serial_offer: { user_code: string; prefix: string; year: number; number: number; offered_at: Date }
}
