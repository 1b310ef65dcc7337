import { expect, it } from '@jest/globals';
import { STOCK_CABINS } from '../../../../contracts/stock-cabins.js';
import { validation } from '../../../platform/http/validation.js';
import { CabinsDto } from './cabins.dto.js';

const cabins = (changes: object): Promise<unknown> =>
  validation.transform({ ...STOCK_CABINS, ...changes }, { type: 'body', metatype: CabinsDto });
const { room, beyond } = STOCK_CABINS.balcony;

it('takes the site’s own pictures and hosts’ pictures as they are', async () => {
  expect(await cabins({})).toEqual(STOCK_CABINS);
  const balcony = { room: { picture: 'own/abcdefghijklmnopqrstuv', alt: 'Two bunks' }, beyond };
  expect(await cabins({ balcony })).toEqual({ ...STOCK_CABINS, balcony });
});

it.each([
  [undefined, 'balcony', 'Send both pictures of the cabin'],
  [{ room }, 'balcony.beyond', 'Choose one of the pictures'],
  [{ room: { ...room, picture: 'nothing' }, beyond }, 'balcony.room.picture', 'Choose one of the pictures'],
  [
    { room, beyond: { ...beyond, alt: ' ' } },
    'balcony.beyond.alt',
    'Say what the picture shows, for those who do not see it',
  ],
])('refuses %j by its field', async (balcony, field, sentence) => {
  await expect(cabins({ balcony })).rejects.toMatchObject({ fields: { [field]: sentence } });
});
