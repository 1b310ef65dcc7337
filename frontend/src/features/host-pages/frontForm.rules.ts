import { MOST_OF_PAGES } from '../../../../backend/contracts/trip-pages';
import { MOVING_PICTURES } from '../../../../backend/contracts/stock-pictures';
import { isTooLong } from '../../../../backend/contracts/text-limits';
import type { ChangeFront } from '../../api/host/hostTripPages';

type FrontContent = Omit<ChangeFront, 'version'>;
export type SlideValues = FrontContent['slides'][number];
export type CardValues = FrontContent['cards'][number];

/** The home page as it is typed: the lines of its headline in one text. */
export interface FrontValues extends Omit<FrontContent, 'headline'> {
  headline: string;
}

const { line: MOST_LETTERS, lines: MOST_LINES } = MOST_OF_PAGES;
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Whether there is a loop of a picture. */
export const canMove = (picture: string): boolean => MOVING_PICTURES.some((name) => name === picture);

export function frontValues(front: FrontContent): FrontValues {
  const { headline, lead, group, summary, slides, cardsTitle, cards } = front;
  return { headline: headline.join('\n'), lead, group, summary, slides, cardsTitle, cards };
}

export function frontBody({ headline, slides, ...front }: FrontValues): FrontContent {
  return {
    ...front,
    headline: linesOf(headline),
    slides: slides.map((slide) => ({ ...slide, isMoving: slide.isMoving && canMove(slide.picture) })),
  };
}

/** What is wrong with the headline as it is typed. */
export function headlineProblem(text: string): string | undefined {
  const lines = linesOf(text);
  if (lines.length > MOST_LINES) return `Use at most ${MOST_LINES} lines`;
  const long = lines.find((line) => isTooLong(line, MOST_LETTERS));
  return long && `Use at most ${MOST_LETTERS} letters a line: "${long}" has more`;
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
