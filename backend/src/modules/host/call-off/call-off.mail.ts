import type { MailText } from '../../../platform/mail/mail-templates.js';
import { quoted } from '../../../platform/mail/quoted.js';
import { dollars } from '../../bookings/quote/money-text.js';

/** What a mail about a trip that is to be called off speaks of. */
export interface CallOffMail {
  title: string;
  askedBy: string;
  reason: string;
  bookings: number;
  paidCents: number;
  link: string;
}

const whatItIs = ({ title, askedBy, reason, bookings, paidCents }: CallOffMail) =>
  `${title}, by ${askedBy}: ${bookings === 1 ? '1 booking ends' : `${bookings} bookings end`}, and all that was paid, ${dollars(paidCents)}, goes back. What they wrote, and what everybody who has booked would read:\n${quoted(reason)}`;

/** To those who can confirm it. */
export function callOffWaitsMail(firstName: string, contactEmail: string, about: CallOffMail): MailText {
  return {
    subject: `${about.title} is to be called off, and waits for a second host`,
    text: [
      `Hello ${firstName},`,
      `a trip of yours is to be called off. ${whatItIs(about)}`,
      `It is above what one host does alone, so nothing happens until another host has confirmed it. Please look, and confirm or refuse it:\n${about.link}`,
      `Something is wrong here? Write to ${contactEmail}.`,
    ].join('\n\n'),
  };
}

/** To the operator, who lets the one host of a trip act alone. */
export function calledOffAloneMail(about: CallOffMail): MailText {
  return {
    subject: `${about.title} was called off by one host alone`,
    text: [
      whatItIs(about),
      'It is above what one host does alone, and the trip has no second host with the right to money. ONE_HOST_ALONE lets it pass.',
      about.link,
    ].join('\n\n'),
  };
}
