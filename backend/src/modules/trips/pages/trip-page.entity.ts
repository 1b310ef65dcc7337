import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TripCabins } from '../../../../contracts/trip-cabins.js';
import type { TripGroup } from '../../../../contracts/trip-group.js';
import type { TripGuide } from '../../../../contracts/trip-guide.js';
import type { PagePart, TripFront, TripPlan } from '../../../../contracts/trip-pages.js';
import type { TripShip } from '../../../../contracts/trip-ship.js';

/** What each part of a trip's pages holds. */
export interface PageContent {
  plan: TripPlan;
  front: TripFront;
  ship: TripShip;
  cabins: TripCabins;
  guide: TripGuide;
  group: TripGroup;
}

export type AnyContent = PageContent[PagePart];

/** A part of a trip's pages as it was saved once. Append-only: a trigger refuses update and delete. */
@Entity('trip_pages')
export class TripPage {
  @PrimaryColumn('integer')
  tripId: number;

  @PrimaryColumn('text')
  part: PagePart;

  /** From 1, without holes; the last one is what the page shows. */
  @PrimaryColumn('integer')
  version: number;

  @Column('jsonb')
  content: AnyContent;

  /** Null when the server did it by itself. */
  @Column('integer', { nullable: true })
  savedBy: number | null;

  @Column('timestamptz')
  savedAt: Date;
}
