import type { DirectoryStats } from './directory.rules.js';

export class DirectoryStatsDto implements DirectoryStats {
  totalGuests: number;
  confirmed: number;
  pending: number;
  countries: number;
  /** Whole years; null while too few are known for it to be nobody's age. */
  averageAge: number | null;
}

/** Somebody on the trip, as the others may see them: first name, and what they chose to tell. */
export class DirectoryPersonDto {
  /** Names the person in the address of their card, such as "g12", and says nothing about them. */
  id: string;
  firstName: string;
  interests: string[];
  /** Where they say they come from, and what else they say of themselves; empty for what they keep to themselves. */
  homeTown: string;
  about: string;
  /** `YYYY-MM-DD` in the trip's zone; null for hosts, who were there first, and for who keeps it to themselves. */
  joinedOn: string | null;
  isHost: boolean;
  /** Somebody without an account of their own never writes in the chat. */
  hasAccount: boolean;
  /** The person who asks. */
  isYou: boolean;
}

export class DirectoryDto {
  tripId: number;
  tripTitle: string;
  stats: DirectoryStatsDto;
  /** Hosts first, then the guests in the order in which they came. */
  people: DirectoryPersonDto[];
}
