/** What marking who is here on the day of departure is refused with; part of the table of all refusals. */
export const BOARDING_REFUSALS = {
  'boarding.code_unknown': [404, 'This code belongs to nobody on a trip that you host.'],
  'boarding.not_of_trip': [404, 'This traveller is not on this trip any more.'],
  'boarding.cancelled': [409, 'This booking was cancelled: its travellers do not sail.'],
  'boarding.not_confirmed': [409, 'This booking is not confirmed: nobody is marked on it.'],
  'boarding.no_day': [409, 'This trip has no day of departure yet.'],
  'boarding.too_early': [409, 'Who is here is marked from {day} on, the day before departure.'],
  'boarding.over': [409, 'This trip is over: who was here stays as it was marked.'],
} as const satisfies Record<string, readonly [number, string]>;
