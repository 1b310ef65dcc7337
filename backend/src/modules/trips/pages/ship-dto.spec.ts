import { expect, it } from '@jest/globals';
import { STOCK_SHIP } from '../../../../contracts/stock-ship.js';
import { MOST_OF_SHIP } from '../../../../contracts/trip-ship.js';
import { validation } from '../../../platform/http/validation.js';
import { ShipDto } from './ship.dto.js';

type Body = Record<string, unknown>;

const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
const picture = { picture: 'pool-day', alt: 'A pool' };
const reason = { ...picture, title: 'A title', description: 'A sentence' };
const figure = { value: '11', name: 'Bars', note: '' };
const amenity = { name: 'Sauna', note: '' };
const group = { icon: 'pool', title: 'Wellness', amenities: [amenity], note: '' };
const extra = { icon: 'island', title: 'An island', description: 'For us alone' };
const note = { title: 'Weather', points: ['Bring a hat'] };
const SHIP: Body = {
  ...STOCK_SHIP,
  reasons: [reason],
  figures: [figure],
  amenities: [group],
  extras: [extra],
  notes: [note],
};

const ship = (changes: Body): Promise<unknown> =>
  validation.transform({ ...SHIP, ...changes }, { type: 'body', metatype: ShipDto });

it('is taken as it is, and without what nobody knows; each text stands on one line', async () => {
  expect(await ship({ more: 1 })).toEqual(SHIP);
  expect(await ship({ included: [' All\nmeals '] })).toMatchObject({ included: ['All meals'] });
  const bare = { reasons: [], figures: [], amenities: [], extras: [], notes: [], included: [] };
  expect(await ship(bare)).toMatchObject(bare);
});

it('says of a trip of which nobody has written more what a host could have saved', async () => {
  expect(await ship(STOCK_SHIP as unknown as Body)).toEqual(STOCK_SHIP);
});

it.each([
  [{ title: 'Give the page a title' }, { title: ' ' }],
  [{ lead: 'Use at most 300 characters' }, { lead: 'x'.repeat(301) }],
  [{ summary: 'Say in a sentence what the page tells' }, { summary: '' }],
  [{ cover: 'Choose one of the pictures' }, { cover: null }],
  [{ 'cover.picture': 'Choose one of the pictures' }, { cover: { ...picture, picture: 'no-such-ship' } }],
  [
    { 'figuresPicture.alt': 'Say what the picture shows, for those who do not see it' },
    { figuresPicture: { ...picture, alt: '' } },
  ],
  [{ durationNote: 'Use at most 40 characters' }, { durationNote: 'x'.repeat(41) }],
  [{ reasons: 'There is room for 7 highlights' }, { reasons: many(8, reason) }],
  [{ 'reasons.0.title': 'Give the highlight a title' }, { reasons: [{ ...reason, title: '' }] }],
  [{ 'reasons.0.description': 'Describe the highlight' }, { reasons: [{ ...reason, description: '' }] }],
  [{ figures: 'There is room for 6 figures' }, { figures: many(7, figure) }],
  [{ 'figures.0.value': 'Enter the figure' }, { figures: [{ ...figure, value: '' }] }],
  [{ 'figures.0.value': 'Use at most 12 characters' }, { figures: [{ ...figure, value: 'x'.repeat(13) }] }],
  [{ 'figures.0.name': 'Say what it is a figure of' }, { figures: [{ ...figure, name: '' }] }],
  [{ amenities: 'There is room for 8 groups of amenities' }, { amenities: many(9, group) }],
  [{ 'amenities.0.icon': 'Choose an icon' }, { amenities: [{ ...group, icon: 'tiger' }] }],
  [{ 'amenities.0.title': 'Give the group a title' }, { amenities: [{ ...group, title: '' }] }],
  [
    { 'amenities.0.amenities': 'A group has at most 12 amenities' },
    { amenities: [{ ...group, amenities: many(13, amenity) }] },
  ],
  [
    { 'amenities.0.amenities.0.name': 'Give it a name' },
    { amenities: [{ ...group, amenities: [{ ...amenity, name: '' }] }] },
  ],
  [{ extras: 'There is room for 8 of them' }, { extras: many(9, extra) }],
  [{ 'extras.0.icon': 'Choose an icon' }, { extras: [{ ...extra, icon: null }] }],
  [{ 'extras.0.description': 'Describe it' }, { extras: [{ ...extra, description: ' ' }] }],
  [{ notes: 'There is room for 6 notes' }, { notes: many(7, note) }],
  [{ 'notes.0.title': 'Give the note a title' }, { notes: [{ ...note, title: '' }] }],
  [{ 'notes.0.points': 'Leave no line empty' }, { notes: [{ ...note, points: [''] }] }],
  [{ included: 'Write at most 12 lines' }, { included: many(MOST_OF_SHIP.points + 1, 'Meals') }],
  [{ included: 'Use at most 300 characters a line' }, { included: ['x'.repeat(301)] }],
  [{ notIncluded: 'Send the lines as a list' }, { notIncluded: 'Drinks' }],
  [{ notIncluded: 'Send the lines as texts' }, { notIncluded: [7] }],
])('says %j', async (fields, changes) => {
  await expect(ship(changes)).rejects.toMatchObject({ fields });
});
