import createClient from 'openapi-fetch';
import { send } from './http';
import type { components, paths } from './schema.generated';

/** The shapes of the REST contract by name, as the server's DTOs make them. */
export type Schemas = components['schemas'];

// Where there is no browser the transport knows the server; the address only has to be one.
const baseUrl = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;

/** REST with the contract's types: a wrong path or body does not compile. Throws `HttpError` unless the answer is 2xx. */
export const client = createClient<paths>({ baseUrl, fetch: send });

/** The reply itself. A refused call has thrown before, so a reply without data is the 204 kind. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  return data as T;
}
