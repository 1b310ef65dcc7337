import { HttpError } from './http';

const NOT_OPEN = [401, 402];

/** Nobody signed in, or nothing open to them yet, is an empty answer here and no error. */
export async function orEmpty<T, E>(call: Promise<T>, empty: E): Promise<T | E> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof HttpError && NOT_OPEN.includes(error.status)) return empty;
    throw error;
  }
}
