import { describe, expect, it } from '@jest/globals';
import { Day, Instant } from './day.js';
import { validation } from './validation.js';

class WhenDto {
  @Day('Choose a day')
  on: string;

  @Instant('Say when')
  at: string;
}

const RIGHT = { on: '2025-06-02', at: '2025-06-02T12:30:45.123Z' };
const sent = (changes: object) =>
  validation.transform({ ...RIGHT, ...changes }, { type: 'body', metatype: WhenDto });

describe('a day', () => {
  it.each(['2025-06-02', '2024-02-29'])('is %s', async (on) => {
    expect(await sent({ on })).toMatchObject({ on });
  });

  it.each([
    '2025',
    '2025-06',
    '2025-W23',
    '2025-153',
    '20250602',
    '2025-02-29',
    '2025-06-31',
    '0000-01-01',
    '2025-06-02T12:30',
    '',
    20_250_602,
    ['2025-06-02'],
    undefined,
  ])('is not %p', async (on) => {
    await expect(sent({ on })).rejects.toMatchObject({ fields: { on: 'Choose a day' } });
  });
});

describe('an instant', () => {
  it('is what a browser writes', async () => expect(await sent({})).toMatchObject(RIGHT));

  it.each([
    '2025-06-02T123045.12345Z',
    '2025-06-02T12:30:45Z',
    '2025-06-02T12:30:45.123+01:00',
    '2025-06-02',
  ])('is not %s', async (at) => {
    await expect(sent({ at })).rejects.toMatchObject({ fields: { at: 'Say when' } });
  });
});
