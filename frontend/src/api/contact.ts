import { client, dataOf, type Schemas } from './client';

/** A message to the hosts and the operator. `phone` and `preferredTimes` belong to the topic `call`. */
export type ContactMessage = Schemas['ContactDto'];
export type ContactTopic = ContactMessage['topic'];

/** Sends a message. The same message sent twice is one: `clientId` and the words tell. 422 names fields, 429 is too often. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await dataOf(client.POST('/api/contact', { body: message }));
}
