import { IsBoolean, IsIn } from 'class-validator';
import {
  CARD_COLORS,
  CARD_ICONS,
  type FrontCard,
  MOST_OF_PAGES,
  type ReadPart,
  type Slide,
  type TripFront,
} from '../../../../contracts/trip-pages.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { Line } from '../../../platform/http/line.js';
import { Lines } from '../../../platform/http/lines.js';
import { ListOf } from '../../../platform/http/nested.js';
import { ShownPictureDto } from './shown-picture.dto.js';

export class SlideDto extends ShownPictureDto implements Slide {
  @Line(MOST.name, 'Give the slide a title')
  title: string;

  @Line(MOST.line, 'Describe the slide')
  description: string;

  /** Plays the loop of its picture, where there is one and motion is welcome. */
  @IsBoolean({ message: 'Say whether it moves' })
  isMoving: boolean;
}

export class FrontCardDto extends ShownPictureDto implements FrontCard {
  @IsIn(CARD_ICONS, { message: 'Choose an icon' })
  icon: FrontCard['icon'];

  @IsIn(CARD_COLORS, { message: 'Choose a color' })
  color: FrontCard['color'];

  @Line(MOST.name, 'Give the card a title')
  title: string;

  @Line(MOST.line, 'Describe the card')
  description: string;
}

/** A trip's home page; a text that is empty is said from the trip's row. */
export class FrontDto implements TripFront {
  /** The large words of the first screen, a line each; none for the trip's title. */
  @Lines({
    most: MOST_OF_PAGES.lines,
    letters: MOST_OF_PAGES.line,
    tooMany: `A headline has at most ${MOST_OF_PAGES.lines} lines`,
  })
  headline: string[];

  /** A sentence between where the ship sails and what it costs. */
  @Line(MOST.line)
  lead: string;

  /** One line under the number of guests. */
  @Line(MOST.label)
  group: string;

  /** What search engines say of the page. */
  @Line(MOST.line)
  summary: string;

  @AtMost(MOST_OF_PAGES.slides, `A home page has at most ${MOST_OF_PAGES.slides} slides`)
  @ListOf(() => SlideDto, 'Send the slides as a list')
  slides: SlideDto[];

  @Line(MOST.name)
  cardsTitle: string;

  @AtMost(MOST_OF_PAGES.cards, `A home page has at most ${MOST_OF_PAGES.cards} cards`)
  @ListOf(() => FrontCardDto, 'Send the cards as a list')
  cards: FrontCardDto[];
}

export class TripFrontDto extends FrontDto implements ReadPart<TripFront> {
  tripId: number;
  /** 0 while nobody has written it. */
  version: number;
}
