import type { PictureName } from '../../ui/pictureSources';

/** Something to do or to know, at a time on the ship's clocks. */
export interface PlannedActivity {
  /** "16:00" on the clocks of the trip's zone; `departure` is when the trip's row says that the ship sails. */
  at: `${number}:${number}` | 'departure';
  /** How long it takes up a calendar. */
  minutes: number;
  name: string;
  /** A sentence on what it is. */
  description: string;
  place: string;
  /** After midnight: the night still belongs to the day before. */
  isNextDay?: true;
}

/** One day as it is planned; its date follows from the first day of the trip. */
export interface PlannedDay {
  /** 1 for the day of departure. */
  number: number;
  title: string;
  description: string;
  image: PictureName;
  alt: string;
  activities: readonly PlannedActivity[];
}
