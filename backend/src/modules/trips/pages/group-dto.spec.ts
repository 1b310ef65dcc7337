import { expect, it } from '@jest/globals';
import { STOCK_GROUP } from '../../../../contracts/stock-group.js';
import { MOST_OF_GROUP } from '../../../../contracts/trip-group.js';
import { validation } from '../../../platform/http/validation.js';
import { GroupDto } from './group.dto.js';

const picture = { picture: 'pool-day', alt: 'The pool', title: 'Noon', description: '' };
const group = (changes: object): Promise<unknown> =>
  validation.transform({ adventures: [], activities: [], ...changes }, { type: 'body', metatype: GroupDto });

it('takes the site’s own pictures, hosts’ pictures and empty lists as they are', async () => {
  const own = { ...picture, picture: 'own/abcdefghijklmnopqrstuv' };
  expect(await group({ adventures: [picture, own] })).toEqual({ adventures: [picture, own], activities: [] });
  expect(await group(STOCK_GROUP)).toEqual(STOCK_GROUP);
});

it.each([
  [{ picture: 'nothing' }, 'picture', 'Choose one of the pictures'],
  [{ alt: '' }, 'alt', 'Say what the picture shows, for those who do not see it'],
  [{ title: ' ' }, 'title', 'Give the picture a title'],
  [{ title: 'x'.repeat(81) }, 'title', 'Use at most 80 characters'],
  [{ description: 'x'.repeat(81) }, 'description', 'Use at most 80 characters'],
])('refuses %j by its field', async (changes, field, sentence) => {
  await expect(group({ activities: [{ ...picture, ...changes }] })).rejects.toMatchObject({
    fields: { [`activities.0.${field}`]: sentence },
  });
});

it('has room for twelve in each list', async () => {
  const many = Array.from({ length: MOST_OF_GROUP.pictures + 1 }, () => picture);
  await expect(group({ adventures: many })).rejects.toMatchObject({
    fields: { adventures: 'There is room for 12 pictures' },
  });
});
