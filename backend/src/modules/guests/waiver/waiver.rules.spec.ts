import { expect, it } from '@jest/globals';
import { isSameText, shortenedAddress, signatureProblem, signerOf } from './waiver.rules.js';

it.each([
  ['a traveller with their own account', { userId: 2, bookedBy: 1, travellerUserId: 2 }, 'self'],
  ['who booked, for themselves', { userId: 1, bookedBy: 1, travellerUserId: 1 }, 'self'],
  [
    'who booked, for a companion without an account',
    { userId: 1, bookedBy: 1, travellerUserId: null },
    'with_consent',
  ],
  ['who booked, for a companion who has their own', { userId: 1, bookedBy: 1, travellerUserId: 2 }, 'nobody'],
  ['a companion, for who booked', { userId: 2, bookedBy: 1, travellerUserId: 1 }, 'nobody'],
  ['anybody else', { userId: 3, bookedBy: 1, travellerUserId: null }, 'nobody'],
] as const)('%s', (_, signing, signer) => expect(signerOf(signing)).toBe(signer));

it.each(['Sofía Herrera', 'sofia herrera', '  SOFIA   HERRERA '])('takes %s for Sofía Herrera', (typed) => {
  expect(signatureProblem(typed, 'Sofía Herrera')).toBeNull();
});

it.each(['Sofia', 'Sofia Herrer', 'Mateo Herrera', ''])('does not take %j for Sofía Herrera', (typed) => {
  expect(signatureProblem(typed, 'Sofía Herrera')).toBe('Type the name as it stands here: Sofía Herrera');
});

it.each([
  ['Da\u200bna Reyes', 'Dana Reyes'],
  ['Da\u00adna Reyes', 'Dana Reyes'],
  ['Kaʻiulani ʻAkaka', "Ka'iulani 'Akaka"],
  ['Kaʻiulani ʻAkaka', 'Kaiulani Akaka'],
  ['Oleʼna Koval', "Ole'na Koval"],
  ['Łukasz Sørensen', 'Lukasz Sorensen'],
  ['Jürgen Groß', 'Jurgen Gross'],
  ['Jürgen Groß', 'Juergen Gross'],
  ['Søren Åberg', 'Soeren Aaberg'],
  ['Juergen Mueller', 'Jürgen Müller'],
  ['İpek Işık', 'Ipek Isik'],
  ['山田 太郎', '山田太郎'],
  ['Anne-Marie O’Brien', "Anne Marie O'Brien"],
  ['Dr. Dana Reyes', 'Dana Reyes'],
  ['Dana Reyes', 'Dr Dana Reyes'],
  ['Suharto', 'suharto'],
])('takes of %s the signature %s', (kept, typed) => expect(signatureProblem(typed, kept)).toBeNull());

it.each([
  ['Dana Reyes', 'Dana Meyer'],
  ['Dana Reyes', 'Reyes Dana'],
  ['Dana Reyes', 'Dana'],
  ['Jürgen Müller', 'Jargen Maller'],
  ['佐々木 一', '佐木 一'],
  ['की', 'का'],
  ['🚢', '⚓'],
])('takes of %s no signature %s', (kept, typed) =>
  expect(signatureProblem(typed, kept)).toBe(`Type the name as it stands here: ${kept}`),
);

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
])('%s is kept as %s', (address, kept) => expect(shortenedAddress(address)).toBe(kept));

it('knows a text of a trip from the usual one of the same version', () => {
  const own = { isOwn: true, version: 2 };
  expect(isSameText(own, { ...own })).toBe(true);
  expect(isSameText({ isOwn: false, version: 2 }, own)).toBe(false);
  expect(isSameText({ isOwn: true, version: 3 }, own)).toBe(false);
  expect(isSameText({ version: 2 }, own)).toBe(false);
  expect(isSameText({ version: 2 }, { isOwn: false, version: 2 })).toBe(false);
});
