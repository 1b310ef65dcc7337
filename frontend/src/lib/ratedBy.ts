import { formatCount } from './numbers';

interface Rating {
  count: number;
  isSample: boolean;
}

/** Of whose stars a rating is the average: "12 travellers", "1 traveller", "10 sample reviews". */
export const ratedBy = ({ count, isSample }: Rating): string =>
  `${formatCount(count)} ${isSample ? 'sample review' : 'traveller'}${count === 1 ? '' : 's'}`;
