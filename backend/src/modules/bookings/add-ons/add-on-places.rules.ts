import type { BookingAddOn } from './booking-add-on.entity.js';

/** For how many of so many travellers an extra is still to be had, by what the booking has of it. */
export function missingPlaces(
  rows: readonly Pick<BookingAddOn, 'code' | 'places'>[],
  code: string,
  travellers: number,
): number {
  const had = rows.filter((row) => row.code === code).reduce((sum, { places }) => sum + places, 0);
  return Math.max(0, travellers - had);
}

type Sizable = Pick<BookingAddOn, 'id' | 'code' | 'places' | 'priceCents' | 'partPosition'>;

/** An extra as it is once somebody has left. */
export interface SizedAddOn<R extends Sizable = BookingAddOn> {
  /** As it was before. */
  row: R;
  /** 0 where nobody has it any more: it goes. */
  places: number;
  /** For all of these, at what each paid. */
  priceCents: number;
}

/**
 * Of a booking's extras, oldest first, those that change when so many travel on: nobody has one twice, and of two of a kind
 * the later one goes first.
 */
export function sizedAddOns<R extends Sizable>(rows: readonly R[], travellers: number): SizedAddOn<R>[] {
  const left = new Map<string, number>();
  return rows.flatMap((row) => {
    const { id, code, places: had, priceCents } = row;
    const kind = code ?? `row ${id}`;
    const free = left.get(kind) ?? travellers;
    const places = Math.min(had, free);
    left.set(kind, free - places);
    return places === had ? [] : [{ row, places, priceCents: Math.round((priceCents * places) / had) }];
  });
}

/** What the booking's bill comes to less by it, in cents, never positive: what is settled on board stands on none. */
export function sizedCents(sized: readonly SizedAddOn<Sizable>[]): number {
  return sized
    .filter(({ row }) => row.partPosition !== null)
    .reduce((sum, { row, priceCents }) => sum + priceCents - row.priceCents, 0);
}

/**
 * Of a booking's extras, oldest first, those for which not enough places are left.
 * @param left how many there are, by the code of the extra; nothing of one that is not counted.
 */
export function withoutPlaces<R extends Pick<BookingAddOn, 'code' | 'places'>>(
  rows: readonly R[],
  left: ReadonlyMap<string, number>,
): R[] {
  const free = new Map(left);
  return rows.filter(({ code, places }) => {
    const known = code === null ? undefined : free.get(code);
    if (code === null || known === undefined) return false;
    if (known < places) return true;
    free.set(code, known - places);
    return false;
  });
}
