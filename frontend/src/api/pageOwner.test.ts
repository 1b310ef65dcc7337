import { signedIn } from '../testing/guestArea';
import { client } from './client';
import { HttpError } from './http';
import { onSomebodyElse } from './pageOwner';
import { createQueryClient } from './queryClient';
import { adoptSession, type Session, VISITOR } from './session';

const queryClient = createQueryClient();
const become = (id: number) => adoptSession(queryClient, signedIn({ id })[1] as Session);

/** Hears whose page each request says it comes from. */
function listen(answer = () => new Response(null, { status: 204 })) {
  const owners: (string | null)[] = [];
  globalThis.fetch = (input) => {
    owners.push((input as Request).headers.get('x-person'));
    return Promise.resolve(answer());
  };
  return owners;
}

it('says with every write whose the page is, and with nothing that is only read', async () => {
  become(7);
  const owners = listen();
  await client.POST('/api/auth/seen');
  await client.GET('/api/chat/unread');
  expect(owners).toEqual(['7', null]);
});

it('names nobody once its person has left', async () => {
  become(7);
  adoptSession(queryClient, VISITOR);
  const owners = listen();
  await client.POST('/api/auth/seen');
  expect(owners).toEqual([null]);
});

it('tells when the server says that somebody else is here, with the sentence', async () => {
  become(7);
  const message = 'You are logged in as somebody else now.';
  listen(() => new Response(JSON.stringify({ code: 'auth.somebody_else', message }), { status: 409 }));
  const told: string[] = [];
  const end = onSomebodyElse((sentence) => told.push(sentence));
  await expect(client.POST('/api/auth/seen')).rejects.toThrow(HttpError);
  end();
  expect(told).toEqual([message]);
});
