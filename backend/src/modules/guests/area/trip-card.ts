import { z } from 'zod';
import { daysBetween } from '../../../../contracts/days.js';
import { sailingOf } from '../../trips/trip.view.js';
import { listClosedOn } from '../after-trip.rules.js';
import type { VoyageDto } from './guest-area.dto.js';

/** What a trip's card says, as {@link TRIP_CARD} reads it of a row `t`, and what the trip is to who asks. */
export const tripCard = z.object({
  tripId: z.int(),
  title: z.string(),
  artist: z.string().nullable(),
  destination: z.string(),
  duration: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  timeZone: z.string(),
  departsAt: z.date().nullable(),
  isCalledOff: z.boolean(),
  organiser: z.object({ name: z.string(), address: z.string(), registration: z.string() }).nullable(),
  isOpen: z.boolean(),
  /** Whether who asks hosts the trip. */
  isHost: z.boolean(),
});

export const TRIP_CARD = `
  t.id AS "tripId", t.title, t.artist, t.destination, t.duration, t.start_date::text AS "startDate",
  t.end_date::text AS "endDate", t.time_zone AS "timeZone", t.departs_at AS "departsAt",
  t.called_off_at IS NOT NULL AS "isCalledOff", t.config -> 'organiser' AS organiser`;

/** The card as of a day in the trip's zone: a plain object, which other answers are made of. */
export function cardOf(card: z.infer<typeof tripCard>, today: string): Pick<VoyageDto, keyof VoyageDto> {
  const { tripId, title, artist, destination, duration, startDate, endDate, timeZone, departsAt } = card;
  const { isCalledOff, organiser, isOpen, isHost } = card;
  return {
    id: tripId,
    title,
    artist: artist ?? '',
    destination,
    duration,
    startDate,
    endDate,
    timeZone,
    sailing: departsAt && sailingOf(timeZone, departsAt),
    daysUntil: startDate === null ? null : daysBetween(today, startDate),
    isCalledOff,
    organiser,
    isOpen,
    listClosedOn: isHost ? null : listClosedOn(card, today),
  };
}
