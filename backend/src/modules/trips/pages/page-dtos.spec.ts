import { describe, expect, it } from '@jest/globals';
import { MOST_OF_PAGES } from '../../../../contracts/trip-pages.js';
import { validation } from '../../../platform/http/validation.js';
import { FrontDto } from './front.dto.js';
import { PlanDto } from './plan.dto.js';

type Body = Record<string, unknown>;

const picture = { picture: 'pool-day', alt: 'A pool' };
const words = { title: 'A title', description: 'A sentence' };
const activity = {
  key: 'day-1-1',
  at: '12:00',
  minutes: 60,
  name: 'Boarding',
  description: '',
  place: '',
  isNextDay: false,
};
const day = { ...picture, ...words, activities: [activity] };
const moment = { ...picture, ...words, day: 1, focus: 50 };
const slide = { ...picture, ...words, isMoving: false };
const card = { ...picture, ...words, icon: 'sun', color: 'gold' };
const PLAN = { days: [day], moments: [moment] };
const FRONT = {
  headline: ['One line'],
  lead: '',
  group: '',
  summary: '',
  slides: [slide],
  cardsTitle: '',
  cards: [card],
};

const plan = (body: Body): Promise<unknown> =>
  validation.transform(body, { type: 'body', metatype: PlanDto });
const front = (body: Body): Promise<unknown> =>
  validation.transform(body, { type: 'body', metatype: FrontDto });
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

describe('a plan', () => {
  const withDay = (changes: Body): Body => ({ ...PLAN, days: [{ ...day, ...changes }] });
  const withMoment = (changes: Body): Body => ({ ...PLAN, moments: [{ ...moment, ...changes }] });
  const withActivity = (changes: Body) => plan(withDay({ activities: [{ ...activity, ...changes }] }));

  it('is taken as it is, and without what nobody knows; a text stands on one line', async () => {
    expect(await plan({ ...PLAN, more: 1 })).toEqual(PLAN);
    expect(await plan(withDay({ title: ' Two\nlines ' }))).toMatchObject({ days: [{ title: 'Two lines' }] });
    expect(await plan({ days: [], moments: [] })).toEqual({ days: [], moments: [] });
  });

  it.each([
    { at: 'departure' },
    { at: '00:00' },
    { at: '23:59', isNextDay: true },
    { minutes: 1 },
    { minutes: MOST_OF_PAGES.minutes },
    { key: 'a'.repeat(40) },
  ])('takes an activity with %j', async (changes) => {
    await expect(withActivity(changes)).resolves.toBeDefined();
  });

  it.each([
    [{ at: '24:00' }, 'at', 'Enter a time such as 16:00'],
    [{ at: 'Departure' }, 'at', 'Enter a time such as 16:00'],
    [{ minutes: 0 }, 'minutes', 'Enter a number of minutes from 1 to 1440'],
    [{ minutes: 1_441 }, 'minutes', 'Enter a number of minutes from 1 to 1440'],
    [{ key: 'Boarding!' }, 'key', 'Use from 1 to 40 small letters, digits and hyphens'],
    [{ key: '' }, 'key', 'Use from 1 to 40 small letters, digits and hyphens'],
    [{ name: '  ' }, 'name', 'Give the activity a name'],
    [{ name: 'x'.repeat(81) }, 'name', 'Use at most 80 characters'],
    [{ description: 'x'.repeat(161) }, 'description', 'Use at most 160 characters'],
    [{ place: 'x'.repeat(41) }, 'place', 'Use at most 40 characters'],
    [{ isNextDay: 'no' }, 'isNextDay', 'Say whether it is after midnight'],
  ])('says of an activity with %j what is wrong', async (changes, field, sentence) => {
    const fields = { [`days.0.activities.0.${field}`]: sentence };
    await expect(withActivity(changes)).rejects.toMatchObject({ fields });
  });

  it.each([
    [{ 'days.0.title': 'Give the day a title' }, withDay({ title: '' })],
    [{ 'days.0.description': 'Describe the day' }, withDay({ description: '' })],
    [{ 'days.0.activities': 'A day has at most 16 activities' }, withDay({ activities: many(17, activity) })],
    [{ 'days.0.activities': 'Send the activities as a list' }, withDay({ activities: null })],
    [{ 'moments.0.title': 'Give the moment a title' }, withMoment({ title: '' })],
    [{ 'moments.0.description': 'Describe the moment' }, withMoment({ description: '' })],
    [{ 'moments.0.day': 'Choose a day of the plan' }, withMoment({ day: 0 })],
    [{ 'moments.0.focus': 'Enter a number from 0 to 100' }, withMoment({ focus: 101 })],
    [{ days: 'A plan has at most 31 days' }, { ...PLAN, days: many(32, day) }],
    [{ moments: 'A plan has at most 12 moments' }, { ...PLAN, moments: many(13, moment) }],
    [{ days: 'Send the days as a list', moments: 'Send the moments as a list' }, {}],
  ])('says %j', async (fields, body) => {
    await expect(plan(body)).rejects.toMatchObject({ fields });
  });
});

describe('a picture', () => {
  const shown = (changes: Body) => plan({ ...PLAN, days: [{ ...day, ...changes }] });

  it.each(['wake-stars', 'own/abcdefghij-lmnopqrs_uv'])('is %s', async (picture) => {
    await expect(shown({ picture })).resolves.toBeDefined();
  });

  it.each(['no-such-ship', 'own/short', 'own/abcdefghij-lmnopqrs_uvw', 'toString', 7, null])(
    'is not %j',
    async (picture) => {
      const fields = { 'days.0.picture': 'Choose one of the pictures' };
      await expect(shown({ picture })).rejects.toMatchObject({ fields });
    },
  );

  it('has words for who does not see it', async () => {
    const fields = { 'days.0.alt': 'Say what the picture shows, for those who do not see it' };
    await expect(shown({ alt: ' ' })).rejects.toMatchObject({ fields });
  });
});

describe('a home page', () => {
  const withSlide = (changes: Body): Body => ({ ...FRONT, slides: [{ ...slide, ...changes }] });
  const withCard = (changes: Body): Body => ({ ...FRONT, cards: [{ ...card, ...changes }] });

  it('may say nothing', async () => {
    const nothing = { ...FRONT, headline: [], slides: [], cards: [] };
    expect(await front(nothing)).toEqual(nothing);
    expect(await front({ ...FRONT, headline: [' One\nline '] })).toMatchObject({ headline: ['One line'] });
  });

  it.each([
    [{ headline: 'A headline has at most 4 lines' }, { ...FRONT, headline: many(5, 'line') }],
    [{ headline: 'Use at most 16 characters a line' }, { ...FRONT, headline: ['x'.repeat(17)] }],
    [{ headline: 'Leave no line empty' }, { ...FRONT, headline: [' '] }],
    [{ headline: 'Send the lines as texts' }, { ...FRONT, headline: [7] }],
    [{ headline: 'Send the lines as a list' }, { ...FRONT, headline: 'One line' }],
    [{ lead: 'Use at most 300 characters' }, { ...FRONT, lead: 'x'.repeat(301) }],
    [{ group: 'Use at most 40 characters' }, { ...FRONT, group: 'x'.repeat(41) }],
    [{ summary: 'Use at most 300 characters' }, { ...FRONT, summary: 'x'.repeat(301) }],
    [{ cardsTitle: 'Use at most 80 characters' }, { ...FRONT, cardsTitle: 'x'.repeat(81) }],
    [{ slides: 'A home page has at most 12 slides' }, { ...FRONT, slides: many(13, slide) }],
    [{ cards: 'A home page has at most 9 cards' }, { ...FRONT, cards: many(10, card) }],
    [{ 'slides.0.title': 'Give the slide a title' }, withSlide({ title: '' })],
    [{ 'slides.0.description': 'Describe the slide' }, withSlide({ description: '' })],
    [{ 'slides.0.isMoving': 'Say whether it moves' }, withSlide({ isMoving: 1 })],
    [{ 'cards.0.icon': 'Choose an icon' }, withCard({ icon: 'tiger' })],
    [{ 'cards.0.color': 'Choose a color' }, withCard({ color: 'mud' })],
    [{ 'cards.0.title': 'Give the card a title' }, withCard({ title: '' })],
    [{ 'cards.0.description': 'Describe the card' }, withCard({ description: '' })],
  ])('says %j', async (fields, body) => {
    await expect(front(body)).rejects.toMatchObject({ fields });
  });
});
