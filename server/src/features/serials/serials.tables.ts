export type SerialsTables = {
  serial_counter: { prefix: string; year: number; last_number: number }
}
