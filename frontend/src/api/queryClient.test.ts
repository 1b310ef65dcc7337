import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './queryClient';
import { noAnswer, refusalOf } from './http';

const read = async (queryKey: string[], status: number) => {
  const client = createQueryClient();
  client.setQueryData(queryKey, 'what was read');
  const refuse = () => Promise.reject(refusalOf(status, ''));
  await client.fetchQuery({ queryKey, queryFn: refuse, staleTime: 0 }).catch(() => undefined);
  return client.getQueryData(queryKey);
};

it.each([403, 404])('lets go of what the server no longer shows to a host: %d', async (status) => {
  expect(await read(['host', 'documents'], status)).toBeUndefined();
});

it('keeps what was read while the server cannot answer, and what belongs to guests', async () => {
  expect(await read(['host', 'documents'], 500)).toBe('what was read');
  expect(await read(['guest', 'trips'], 404)).toBe('what was read');
});

it('fails at once what is asked for without a connection, and does not do it later', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const refund = jest.fn(() => Promise.reject(noAnswer()));
  const asked = client.getMutationCache().build(client, { mutationFn: refund }).execute(undefined);
  await expect(asked).rejects.toThrow('no answer');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(refund).toHaveBeenCalledTimes(1);
});
