import { toastError } from '../../../ui/toast';
import type { Room } from './room';

const sayNotFetched = () =>
  toastError({ title: 'That could not be fetched', description: 'Try again in a moment.' });

type Pages = Pick<Room, 'client'>;

/** Leads to a message, and says so when it could not be fetched. True when it is in view. */
export async function goTo({ client }: Pages, seq: number): Promise<boolean> {
  const isThere = await client.pages.jumpTo(seq);
  if (!isThere) sayNotFetched();
  return isThere;
}

/** Fetches what is missing before a message, and says so when it could not be. */
export async function fillBefore({ client }: Pages, seq: number): Promise<void> {
  if (!(await client.pages.fillGap({ before: seq }))) sayNotFetched();
}
