import { expect, it } from '@jest/globals';
import { STOCK_GUIDE } from '../../../../contracts/stock-guide.js';
import { validation } from '../../../platform/http/validation.js';
import { GuideDto } from './guide.dto.js';

type Body = Record<string, unknown>;

const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
const step = { weeksBefore: 6, title: 'Papers', tasks: ['Look at the dates'] };
const entry = { title: 'Entry form', description: 'Fill it in online' };
const item = { key: 'hat', name: 'A hat', isEssential: true };
const group = { title: 'Clothing', items: [item] };
const figure = { name: 'By day', value: '79 °F', note: '' };
const link = { url: 'https://example.com/entry?form=1', name: 'Entry', about: '' };
const GUIDE: Body = {
  ...STOCK_GUIDE,
  steps: [step],
  documents: [entry],
  packing: [group],
  fitness: [entry],
  weather: [figure],
  ashore: ['Bring small bills'],
  links: [link],
};

const guide = (changes: Body): Promise<unknown> =>
  validation.transform({ ...GUIDE, ...changes }, { type: 'body', metatype: GuideDto });

it('is taken as it is, and without what nobody knows; a text stands on one line', async () => {
  expect(await guide({ more: 1 })).toEqual(GUIDE);
  expect(await guide({ title: ' Two\nlines ' })).toMatchObject({ title: 'Two lines' });
  const bare = { steps: [], documents: [], packing: [], fitness: [], weather: [], weatherNotes: [] };
  expect(await guide({ ...bare, ashore: [], links: [] })).toMatchObject(bare);
});

it('says of a trip whose hosts have not written one what they could have saved', async () => {
  expect(await guide(STOCK_GUIDE as unknown as Body)).toEqual(STOCK_GUIDE);
});

it.each([
  [{ title: 'Give the guide a title' }, { title: '' }],
  [{ lead: 'Say in a sentence what the guide tells' }, { lead: ' ' }],
  [{ cover: 'Choose one of the pictures' }, { cover: 'pool-day' }],
  [{ 'fitnessPicture.picture': 'Choose one of the pictures' }, { fitnessPicture: { alt: 'A pool' } }],
  [{ steps: 'There is room for 10 steps' }, { steps: many(11, step) }],
  [
    { 'steps.0.weeksBefore': 'Enter a number of weeks from 1 to 52' },
    { steps: [{ ...step, weeksBefore: 0 }] },
  ],
  [
    { 'steps.0.weeksBefore': 'Enter a number of weeks from 1 to 52' },
    { steps: [{ ...step, weeksBefore: null }] },
  ],
  [{ 'steps.0.title': 'Give the step a title' }, { steps: [{ ...step, title: '' }] }],
  [{ 'steps.0.tasks': 'Write at most 12 lines' }, { steps: [{ ...step, tasks: many(13, 'Walk') }] }],
  [{ documents: 'There is room for 6 documents' }, { documents: many(7, entry) }],
  [{ 'documents.0.title': 'Give it a title' }, { documents: [{ ...entry, title: '' }] }],
  [{ packing: 'A packing list has at most 8 groups' }, { packing: many(9, group) }],
  [{ 'packing.0.title': 'Give the group a title' }, { packing: [{ ...group, title: '' }] }],
  [
    { 'packing.0.items': 'A group has at most 30 things' },
    { packing: [{ ...group, items: many(31, item) }] },
  ],
  [
    { 'packing.0.items.0.key': 'Use from 1 to 40 small letters, digits and hyphens' },
    { packing: [{ ...group, items: [{ ...item, key: 'Hat!' }] }] },
  ],
  [
    { 'packing.0.items.0.name': 'Say what is to be packed' },
    { packing: [{ ...group, items: [{ ...item, name: ' ' }] }] },
  ],
  [
    { 'packing.0.items.0.isEssential': 'Say whether it is essential' },
    { packing: [{ ...group, items: [{ ...item, isEssential: 'no' }] }] },
  ],
  [{ fitness: 'There is room for 8 pieces of advice' }, { fitness: many(9, entry) }],
  [{ 'fitness.0.description': 'Describe it' }, { fitness: [{ ...entry, description: '' }] }],
  [{ weatherLead: 'Use at most 300 characters' }, { weatherLead: 'x'.repeat(301) }],
  [{ weather: 'There is room for 6 figures' }, { weather: many(7, figure) }],
  [{ 'weather.0.value': 'Enter the figure' }, { weather: [{ ...figure, value: '' }] }],
  [{ weatherNotes: 'Leave no line empty' }, { weatherNotes: [' '] }],
  [{ ashore: 'Send the lines as a list' }, { ashore: null }],
  [{ links: 'There is room for 8 links' }, { links: many(9, link) }],
  [{ 'links.0.name': 'Give the link a name' }, { links: [{ ...link, name: '' }] }],
])('says %j', async (fields, changes) => {
  await expect(guide(changes)).rejects.toMatchObject({ fields });
});

it.each([
  'http://example.com/',
  'example.com',
  'javascript:alert(1)',
  'https://you:secret@example.com/',
  'https://',
  '//example.com/',
])('leads to no page by %s', async (url) => {
  const fields = { 'links.0.url': 'Enter an address that begins with https://' };
  await expect(guide({ links: [{ ...link, url }] })).rejects.toMatchObject({ fields });
});
