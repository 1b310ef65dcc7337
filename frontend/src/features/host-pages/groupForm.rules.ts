import type { ChangeGroup } from '../../api/host/hostTripPages';

/** The pictures of a group as they are typed, which is as they are sent. */
export type GroupValues = Omit<ChangeGroup, 'version'>;

export const groupValues = ({ adventures, activities }: GroupValues): GroupValues => ({
  adventures,
  activities,
});

export const freshPicture = (): GroupValues['adventures'][number] => ({
  picture: '',
  alt: '',
  title: '',
  description: '',
});
