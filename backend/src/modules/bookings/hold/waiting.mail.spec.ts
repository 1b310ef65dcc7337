import { expect, it } from '@jest/globals';
import { ENSENADA_CONFIG } from '../../trips/ensenada-config.js';
import type { SaleableTrip } from '../../trips/trips.service.js';
import type { Booking } from '../booking.entity.js';
import type { Guest } from '../guest.entity.js';
import { type PutOnBy, waitingMail } from './waiting.mail.js';

const mail = (by: PutOnBy, travellers = 1) =>
  waitingMail(
    {
      booking: { publicId: 'abcdefgh12345678901234', cabinType: 'inside', travellers } as Booking,
      buyer: { name: 'Sam Sample', publicId: 'guestguestguestguest12' } as Guest,
      trip: { title: 'Ensenada', config: ENSENADA_CONFIG } as SaleableTrip,
      siteUrl: 'https://example.com',
      contactEmail: 'desk@example.com',
    },
    by,
  );

it('says for what somebody waits, what comes next, and where they leave the list', () => {
  const { subject, text } = mail('guest', 2);
  expect(subject).toBe('You are on the waiting list of Ensenada');
  expect(text).toContain(
    'you are on the waiting list of Ensenada: Inside Cabin, 2 travellers. You owe nothing.',
  );
  expect(text).toContain('As soon as there are places for you');
  expect(text).toContain('says until when they are held for you');
  expect(text).toContain('Leave the list here:\nhttps://example.com/template/payment/guestguestguestguest12');
  expect(text).toContain('write to desk@example.com and name booking ABCDEFGH');
});

it('says so to whom a host has put there', () => {
  expect(mail('host').text).toContain(
    'your host has put you on the waiting list of Ensenada: Inside Cabin, one traveller.',
  );
});

it('speaks of one place to who travels alone', () => {
  const { text } = mail('guest');
  expect(text).toContain('As soon as there is a place for you');
  expect(text).toContain('says until when it is held for you');
});
