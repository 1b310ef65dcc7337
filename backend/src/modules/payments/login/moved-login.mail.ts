import type { MailText } from '../../../platform/mail/mail-templates.js';

export interface MovedLogin {
  firstName: string;
  reference: string;
  tripTitle: string;
  /** Where questions go. */
  contactEmail: string;
}

/** To whose account a booking was in until a host sent its login to the address that the booking has. */
export function movedLoginMail({ firstName, reference, tripTitle, contactEmail }: MovedLogin): MailText {
  return {
    subject: `Booking ${reference} is no longer in your account`,
    text: [
      `Hello ${firstName},`,
      `a host of ${tripTitle} has sent the login of booking ${reference} to the e-mail address that the booking has. It is not the address of your account, so your account no longer shows this booking. Your account itself is as it was.`,
      `Is it your booking? Write to ${contactEmail} and name it.`,
    ].join('\n\n'),
  };
}
