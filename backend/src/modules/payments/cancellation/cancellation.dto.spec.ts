import { expect, it } from '@jest/globals';
import { validation } from '../../../platform/http/validation.js';
import { HostCancelsDto } from './cancellation.dto.js';

it('a host who cancels gives a reason', async () => {
  const body = { refundCents: 0 };
  await expect(validation.transform(body, { type: 'body', metatype: HostCancelsDto })).rejects.toMatchObject({
    fields: { reason: 'Give a reason of a few words' },
  });
});
