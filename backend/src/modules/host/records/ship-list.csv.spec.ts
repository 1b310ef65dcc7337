import { expect, it } from '@jest/globals';
import type { Question } from '../../../../contracts/questions.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import type { KeptDetails } from '../../bookings/travellers/sealed-details.js';
import { ENSENADA_CONFIG } from '../../trips/ensenada-config.js';
import { type Sailing, shipListCsv } from './ship-list.csv.js';

const HEAD =
  'Room,Cabin,Booking reference,Last name,First name,Date of birth,Nationality,Passport number,Passport expires,' +
  'Emergency contact name,Emergency contact phone,Missing';
const TOLD: KeptDetails = {
  dateOfBirth: '1990-02-03',
  passportNumber: 'X1234567',
  passportExpiresOn: '2031-04-30',
  emergencyContactName: 'Tess Sample',
  emergencyContactPhone: '+1 555 0101',
};

interface Place {
  id?: number;
  room?: string | null;
  position?: number;
  country?: string | null;
}
const sailing = (
  name: string,
  details: KeptDetails | null,
  { id = 1, room = null, position = 1, country = null }: Place = {},
): Sailing => ({
  booking: { id, publicId: `abcdefg${id}`, roomNumber: room, cabinType: 'balcony' } as Booking,
  record: { guest: { name, position, country } as Guest, details, version: 1 },
});
const linesOf = (...sailings: Sailing[]) => {
  const [head = '', ...lines] = shipListCsv(sailings, ENSENADA_CONFIG).split('\r\n');
  return { head: head.replace('\uFEFF', ''), lines: lines.slice(0, -1) };
};

it('has a line a traveller with all that the ship asks for', () => {
  const { head, lines } = linesOf(sailing('Dana Reyes', TOLD, { room: '4012', country: 'US' }));
  expect(head).toBe(HEAD);
  expect(lines).toEqual([
    '4012,Balcony,ABCDEFG1,Reyes,Dana,1990-02-03,United States,X1234567,2031-04-30,Tess Sample,(+1) 555 0101,',
  ]);
});

it('leaves the last name of who has one name empty', () => {
  expect(linesOf(sailing('Suharto', { ...TOLD, firstName: 'Suharto', lastName: '' })).lines).toEqual([
    ',Balcony,ABCDEFG1,,Suharto,1990-02-03,,X1234567,2031-04-30,Tess Sample,(+1) 555 0101,',
  ]);
});

it('says what nobody has told yet, in the words of the checklist', () => {
  const missing = (details: KeptDetails | null) => linesOf(sailing('Eli Okoro', details)).lines[0];
  expect(missing(null)).toBe(
    ',Balcony,ABCDEFG1,Okoro,Eli,,,,,,,"Passport number; Birth date; Emergency contact"',
  );
  expect(missing({ ...TOLD, passportNumber: '' })).toMatch(/,Passport number$/);
});

it('stands by room as people count them, then by booking and place; who has no room is last', () => {
  const { lines } = linesOf(
    sailing('No Room', null, { id: 1 }),
    sailing('Second Two', null, { id: 3, room: '4012', position: 2 }),
    sailing('Second One', null, { id: 3, room: '4012' }),
    sailing('First One', null, { id: 2, room: '4012' }),
    sailing('Low Room', null, { id: 4, room: '902' }),
  );
  const names = lines.map((line) => line.split(',').slice(3, 5).toReversed().join(' '));
  expect(names).toEqual(['Low Room', 'First One', 'Second One', 'Second Two', 'No Room']);
});

it('writes what a spreadsheet would run as text', () => {
  const names = { firstName: '+Formula', lastName: '-Fan' };
  const details = { ...TOLD, ...names, passportNumber: '=1+1', emergencyContactName: '@Sample' };
  expect(linesOf(sailing('Formula Fan', details, { room: '-12' })).lines).toEqual([
    "'-12,Balcony,ABCDEFG1,'-Fan,'+Formula,1990-02-03,,'=1+1,2031-04-30,'@Sample,(+1) 555 0101,",
  ]);
});

it('has what the hosts ask after what the ship asks, and an empty cell of who has not answered', () => {
  const shirt: Question = { key: 'shirt', label: '=Shirt', kind: 'text', choices: [], isRequired: true };
  const config = { ...ENSENADA_CONFIG, questions: [shirt, { ...shirt, key: 'cup', label: 'Cup' }] };
  const people = [
    sailing('Dana Reyes', { ...TOLD, answers: { shirt: '-M', cup: 'Tea, black' } }),
    sailing('Eli Okoro', TOLD, { position: 2 }),
  ];
  const [head, dana, eli] = shipListCsv(people, config).split('\r\n');
  expect(head).toMatch(/,Missing,'=Shirt,Cup$/);
  expect(dana).toMatch(/0101,,'-M,"Tea, black"$/);
  expect(eli).toMatch(/0101,Answers,,$/);
});

it('gives a question that is called as another column a heading of its own', () => {
  const asked = (key: string, label: string): Question => ({
    key,
    label,
    kind: 'text',
    choices: [],
    isRequired: false,
  });
  const questions = [asked('a', 'room'), asked('b', 'Room (question)'), asked('c', 'Missing')];
  const [head = ''] = shipListCsv([], { ...ENSENADA_CONFIG, questions }).split('\r\n');
  expect(head).toMatch(/,room \(question\),Room \(question\) \(question\),Missing \(question\)$/);
  const headings = head.toLowerCase().split(',');
  expect(new Set(headings).size).toBe(headings.length);
});
