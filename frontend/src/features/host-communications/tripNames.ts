import type { HostMe } from '../../api/host/hostMe';

const PREFIX = 'trip-';

/** Trips by the values of a list to choose from. Keys that are numbers would not keep their order. */
export function tripNames(trips: HostMe['trips']): Record<string, string> {
  return Object.fromEntries(trips.map(({ tripId, title }) => [tripValue(tripId), title]));
}

export function tripValue(tripId: number | null | undefined): string {
  return `${PREFIX}${tripId ?? ''}`;
}

export function tripOf(value: string): number {
  return Number(value.slice(PREFIX.length));
}
