import { expect, it } from '@jest/globals';
import { cleanSubject, filled, isPointless, letterText, unknownPlaceholders } from './placeholders.rules.js';
import type { GuestFacts } from './segment.rules.js';

const nina: GuestFacts = {
  guestId: 1,
  hostId: 'guest',
  name: 'Nina Okafor',
  email: 'nina@example.com',
  position: 1,
  bookingId: 1,
  payerId: 'payer',
  cabinType: 'balcony',
  status: 'confirmed',
  wantsLetters: true,
  owedCents: 121_850,
  openParts: [{ kind: 'second', dueOn: '2025-07-07', openCents: 81_200 }],
  done: { waiver: false, passportCopy: false, insurance: false, answers: false, checkIn: false },
  addOns: [],
  joinedAt: new Date('2025-03-12T12:00:00Z'),
};
const place = {
  tripTitle: 'Ensenada',
  siteUrl: 'https://x.example',
  longDay: (day: string) => `<${day}>`,
  mayMoney: true,
};

it('fills what it knows, whatever its case', () => {
  const text = 'Hello {First Name}, {amount due} for {trip} by {next part date}: {payment link}';
  expect(filled(text, nina, place)).toBe(
    'Hello Nina, $1,218.50 for Ensenada by <2025-07-07>: https://x.example/template/payment/payer',
  );
});

it('tells no amount to a host without the right to money, nor the link that leads to it', () => {
  const text = '{amount due} for {trip} by {next part date}: {payment link}';
  const said = 'an amount for Ensenada by <2025-07-07>: a link to pay by';
  expect(filled(text, nina, { ...place, mayMoney: false })).toBe(said);
});

it('does not fill what a value holds, nor what it does not know', () => {
  const sly = { ...nina, name: '{payment link} Smith' };
  expect(filled('Hello {first name} {what}', sly, place)).toBe('Hello {payment {what}');
});

it('names what means nothing, each once', () => {
  expect(unknownPlaceholders('{frist name} {trip} {frist name} { trip } {}')).toEqual(['frist name']);
});

it('tells when money is spoken of to who owes none', () => {
  const paid = { ...nina, owedCents: 0, openParts: [] };
  expect(isPointless('Pay {amount due}', paid)).toBe(true);
  expect(isPointless('by {next part date}', paid)).toBe(true);
  expect(isPointless('Pay {amount due} by {next part date}', nina)).toBe(false);
  expect(isPointless('Hello {first name}', paid)).toBe(false);
});

it('keeps a subject in its line: no header can be added', () => {
  expect(cleanSubject('Hello\r\nBcc: everybody@example.com\u0000')).toBe('Hello Bcc: everybody@example.com');
});

it('takes out what turns the text around it', () => {
  expect(letterText(' a\r\nb\u202Ec\u0007 ')).toBe('a\nbc');
});
