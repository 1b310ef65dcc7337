import { Skeleton } from '../../ui/Skeleton';

/** Holds the summary's place until there is a price, so that what stands beside it keeps its width. */
export const SUMMARY_WAIT = {
  label: 'Due today',
  amount: <Skeleton width="5ch" />,
  content: <Skeleton height="640px" />,
};
