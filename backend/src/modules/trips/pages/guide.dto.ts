import { IsBoolean, IsInt, IsUrl, Matches, Max, Min } from 'class-validator';
import {
  type GuideEntry,
  type GuideLink,
  MOST_OF_GUIDE,
  type PackingGroup,
  type PackingItem,
  type PreparationStep,
  type TripGuide,
  type WeatherFigure,
} from '../../../../contracts/trip-guide.js';
import { PART_KEY, type ReadPart } from '../../../../contracts/trip-pages.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { Line } from '../../../platform/http/line.js';
import { Lines } from '../../../platform/http/lines.js';
import { ListOf, Nested } from '../../../platform/http/nested.js';
import { ShownPictureDto } from './shown-picture.dto.js';

const WEEKS = { message: `Enter a number of weeks from 1 to ${MOST_OF_GUIDE.weeks}` };
const POINTS = { most: MOST_OF_GUIDE.points, letters: MOST.line };

/** Things to do by one day. */
export class PreparationStepDto implements PreparationStep {
  /** The day is so many weeks before the departure. */
  @IsInt(WEEKS)
  @Min(1, WEEKS)
  @Max(MOST_OF_GUIDE.weeks, WEEKS)
  weeksBefore: number;

  @Line(MOST.name, 'Give the step a title')
  title: string;

  @Lines(POINTS)
  tasks: string[];
}

/** A thing of the packing list. */
export class PackingItemDto implements PackingItem {
  /** One a guide, and the same as long as the thing is: ticks are kept under it. */
  @Matches(PART_KEY, { message: 'Use from 1 to 40 small letters, digits and hyphens' })
  key: string;

  @Line(MOST.subtitle, 'Say what is to be packed')
  name: string;

  @IsBoolean({ message: 'Say whether it is essential' })
  isEssential: boolean;
}

export class PackingGroupDto implements PackingGroup {
  @Line(MOST.name, 'Give the group a title')
  title: string;

  @AtMost(MOST_OF_GUIDE.items, `A group has at most ${MOST_OF_GUIDE.items} things`)
  @ListOf(() => PackingItemDto, 'Send the things as a list')
  items: PackingItemDto[];
}

/** A few words and what is said under them. */
export class GuideEntryDto implements GuideEntry {
  @Line(MOST.name, 'Give it a title')
  title: string;

  @Line(MOST.note, 'Describe it')
  description: string;
}

/** The weather in a figure. */
export class WeatherFigureDto implements WeatherFigure {
  @Line(MOST.label, 'Say what it is a figure of')
  name: string;

  @Line(MOST.label, 'Enter the figure')
  value: string;

  /** May be empty. */
  @Line(MOST.label)
  note: string;
}

/** A page of another site. */
export class GuideLinkDto implements GuideLink {
  @Line(MOST_OF_GUIDE.url)
  @IsUrl(
    { protocols: ['https'], require_protocol: true, disallow_auth: true },
    { message: 'Enter an address that begins with https://' },
  )
  url: string;

  @Line(MOST.name, 'Give the link a name')
  name: string;

  /** May be empty. */
  @Line(MOST.subtitle)
  about: string;
}

/** How the guests of a trip get ready for it. */
export class GuideDto implements TripGuide {
  @Line(MOST.name, 'Give the guide a title')
  title: string;

  @Line(MOST.line, 'Say in a sentence what the guide tells')
  lead: string;

  /** Stands beside the title. */
  @Nested(() => ShownPictureDto, 'Choose one of the pictures')
  cover: ShownPictureDto;

  /** The earliest first. */
  @AtMost(MOST_OF_GUIDE.steps, `There is room for ${MOST_OF_GUIDE.steps} steps`)
  @ListOf(() => PreparationStepDto, 'Send the steps as a list')
  steps: PreparationStepDto[];

  /** Papers beyond those that every trip asks for. */
  @AtMost(MOST_OF_GUIDE.documents, `There is room for ${MOST_OF_GUIDE.documents} documents`)
  @ListOf(() => GuideEntryDto, 'Send the documents as a list')
  documents: GuideEntryDto[];

  @AtMost(MOST_OF_GUIDE.groups, `A packing list has at most ${MOST_OF_GUIDE.groups} groups`)
  @ListOf(() => PackingGroupDto, 'Send the groups as a list')
  packing: PackingGroupDto[];

  /** On what the body should be ready for; may be empty. */
  @Line(MOST.line)
  fitnessLead: string;

  @AtMost(MOST_OF_GUIDE.advice, `There is room for ${MOST_OF_GUIDE.advice} pieces of advice`)
  @ListOf(() => GuideEntryDto, 'Send the advice as a list')
  fitness: GuideEntryDto[];

  /** Stands beside it. */
  @Nested(() => ShownPictureDto, 'Choose one of the pictures')
  fitnessPicture: ShownPictureDto;

  /** What the weather is like; may be empty. */
  @Line(MOST.line)
  weatherLead: string;

  @AtMost(MOST_OF_GUIDE.weather, `There is room for ${MOST_OF_GUIDE.weather} figures`)
  @ListOf(() => WeatherFigureDto, 'Send the figures as a list')
  weather: WeatherFigureDto[];

  @Lines(POINTS)
  weatherNotes: string[];

  /** Good to know ashore. */
  @Lines(POINTS)
  ashore: string[];

  @AtMost(MOST_OF_GUIDE.links, `There is room for ${MOST_OF_GUIDE.links} links`)
  @ListOf(() => GuideLinkDto, 'Send the links as a list')
  links: GuideLinkDto[];
}

export class TripGuideDto extends GuideDto implements ReadPart<TripGuide> {
  tripId: number;
  /** 0 while nobody has written it. */
  version: number;
}
