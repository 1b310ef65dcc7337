import { queryOptions } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';

/** A traveller as the server keeps one. `dateOfBirth` is `YYYY-MM-DD`. */
export type Traveller = Schemas['TravellerDto'];
/** What a buyer has entered, kept on the server under an httpOnly cookie. */
export type Draft = Schemas['DraftDto'];
/** The draft with its price today. */
export type DraftView = Schemas['DraftViewDto'];
/** Insurance and plan, which may change until it is paid. */
export type DraftChoices = Pick<Draft, 'travelInsurance' | 'paymentType'>;

export const isSameChoice = (one: DraftChoices, other: DraftChoices): boolean =>
  one.travelInsurance === other.travelInsurance && one.paymentType === other.paymentType;

const PATH = '/api/checkout/draft';
export const DRAFT_KEY = [PATH] as const;

/** The draft of this browser, or null when there is none (any more). */
export async function findDraft(signal?: AbortSignal): Promise<DraftView | null> {
  const { data, response } = await client.GET(PATH, { signal: signal ?? null });
  return response.status === 204 || !data ? null : data;
}

/** The draft that the server drew the checkout with: one of its own, for a later page has to ask. */
export const drawnDraftOptions = queryOptions({
  queryKey: ['checkout', 'drawn'],
  queryFn: ({ signal }) => findDraft(signal),
});

/** Keeps what was entered. Refuses with `fields` named like `travellers.0.email`. */
export function saveDraft(draft: Draft): Promise<DraftView> {
  return dataOf(client.PUT(PATH, { body: draft }));
}

/** Changes insurance or plan of the draft as it was read; refuses with `draft.missing`, and `draft.changed` for another one. */
export function changeDraft(choices: DraftChoices, version: string): Promise<DraftView> {
  return dataOf(client.PATCH(PATH, { body: { ...choices, version } }));
}

/** Forgets the draft; with a version only that one, whatever another tab has saved since. */
export async function deleteDraft(version?: string): Promise<void> {
  await client.DELETE(PATH, { params: { query: version === undefined ? {} : { version } } });
}
