/**
 * Every refusal the product can answer, with its HTTP status and its sentence for people. One table, so that the
 * compiler tells when a code has no sentence. `{name}` is filled from the error's details.
 */
export const REFUSALS = {
  'request.invalid': [422, 'Some values need another look.'],
  'request.malformed': [400, 'The request could not be read.'],
  'request.too_large': [413, 'The request is too large.'],
  'request.not_json': [415, 'Send JSON with the content type application/json.'],
  'request.foreign_origin': [403, 'This request did not come from this site.'],
  'request.key_missing': [400, 'Send a random Idempotency-Key with this request.'],
  'request.key_reused': [
    409,
    'This was sent before with other details. Please reload the page and try again.',
  ],
  'request.too_many': [429, 'Too many attempts. Please try again in {seconds} seconds.'],
  'route.not_found': [404, 'There is nothing at this address.'],
  'auth.required': [401, 'Please log in.'],
  'auth.invalid_credentials': [401, 'Please check your login details. Host or guest credentials required.'],
  'auth.host_only': [403, 'Only hosts may do this.'],
  'auth.payment_required': [402, 'This opens for guests who completed payment.'],
  'auth.taken': [409, 'Username or email is already in use.'],
  'auth.link_invalid': [404, 'This link has been used or has expired. Ask for a new one.'],
  'trip.none_open': [404, 'No trip is open for booking right now.'],
  'trip.not_found': [404, 'This trip could not be found.'],
  'trip.not_on_sale': [
    409,
    'This trip is not open for booking. Please reload the page to see the one that is.',
  ],
  'trip.departed': [409, 'This trip has departed. Booking is closed.'],
  'trip.sold_out': [409, 'Sorry, the last places have just been taken.'],
  'guest.not_found': [404, 'The guest registration could not be found.'],
  'draft.missing': [409, 'Your booking details are not here any more. Please enter the travellers again.'],
  'quote.price_changed': [409, 'The price is {due} today. Please check the summary and try again.'],
  'payment.unsupported': [400, 'Only payments in USD with the intent CAPTURE are taken.'],
  'payment.not_found': [404, 'This payment could not be found.'],
  'payment.not_approved': [409, 'Please approve the payment in PayPal.'],
  'payment.declined': [402, 'Your payment method was declined. Please choose another one.'],
  'payment.failed': [402, 'PayPal could not take this payment. You were not charged.'],
  'payment.mismatch': [409, 'This payment does not match the booking. You were not charged.'],
  'payment.already_paid': [409, 'This is already paid.'],
  'payment.plan_fixed': [409, 'How this booking is paid cannot be changed any more. Please reload the page.'],
  'payment.booking_cancelled': [409, 'This booking was cancelled. You were not charged.'],
  'payment.under_way': [
    409,
    'A payment for this booking is under way. Please wait until we know how it went.',
  ],
  'payment.unclear': [
    503,
    'PayPal cannot say right now how your payment went. We keep asking; please look again soon.',
  ],
  'payment.hold_lapsed': [
    409,
    'Your places were released in the meantime and are sold out. You were not charged.',
  ],
  'payment.order_ended': [409, 'This payment has ended. You were not charged; please start it again.'],
  'payment.refund_due': [
    409,
    'We received your payment, but the places were gone by then. You will be refunded in full.',
  ],
  'payment.form_closed': [
    503,
    'This way to pay is not open right now. You were not charged; please choose another one.',
  ],
  'payment.provider_down': [
    503,
    'PayPal cannot be reached right now. You were not charged; please try again soon.',
  ],
  'refund.too_much': [409, 'At most {most} of this can be given back.'],
  'refund.not_possible': [409, 'This payment was not received or has gone back already.'],
  'refund.disputed': [
    409,
    'PayPal decides about this booking right now: nothing can be refunded until it has.',
  ],
  'notice.not_believed': [400, 'This does not come from PayPal.'],
  'notice.unclear': [503, 'PayPal cannot be asked right now whether it sent this. Send it again.'],
  'alert.not_found': [404, 'This was looked at already, or is not yours.'],
  'server.not_ready': [503, 'The database does not answer.'],
  'server.fault': [500, 'Something went wrong. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>;

export type RefusalCode = keyof typeof REFUSALS;
