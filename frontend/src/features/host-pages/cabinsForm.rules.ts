import type { ChangeCabins } from '../../api/host/hostTripPages';

/** The pictures of a trip's cabins as they are chosen, which is as they are sent: those of cabins that are not sold, too. */
export type CabinsValues = Omit<ChangeCabins, 'version'>;

export const cabinsValues = ({ inside, oceanview, balcony }: CabinsValues): CabinsValues => ({
  inside,
  oceanview,
  balcony,
});
