import { MOVING_PICTURES } from '../../../../backend/contracts/stock-pictures';
import type { ChangeFront } from '../../api/host/hostTripPages';
import { linesOf, textOf } from './typed.rules';

type FrontContent = Omit<ChangeFront, 'version'>;
export type SlideValues = FrontContent['slides'][number];
export type CardValues = FrontContent['cards'][number];

/** The home page as it is typed: the lines of its headline in one text. */
export interface FrontValues extends Omit<FrontContent, 'headline'> {
  headline: string;
}

/** Whether there is a loop of a picture. */
export const canMove = (picture: string): boolean => MOVING_PICTURES.some((name) => name === picture);

export function frontValues(front: FrontContent): FrontValues {
  const { headline, lead, group, summary, slides, cardsTitle, cards } = front;
  return { headline: textOf(headline), lead, group, summary, slides, cardsTitle, cards };
}

export function frontBody({ headline, slides, ...front }: FrontValues): FrontContent {
  return {
    ...front,
    headline: linesOf(headline),
    slides: slides.map((slide) => ({ ...slide, isMoving: slide.isMoving && canMove(slide.picture) })),
  };
}

export const freshSlide = (): SlideValues => ({
  picture: '',
  alt: '',
  title: '',
  description: '',
  isMoving: false,
});

export const freshCard = (): CardValues => ({
  icon: 'anchor',
  color: 'gold',
  title: '',
  description: '',
  picture: '',
  alt: '',
});
