import type { ChangeGuide } from '../../api/host/hostTripPages';
import { newId } from '../../lib/newId';
import { linesOf, textOf, wholeOf } from './typed.rules';

type GuideContent = Omit<ChangeGuide, 'version'>;
type GroupValues = GuideContent['packing'][number];
type ItemValues = GroupValues['items'][number];
type EntryValues = GuideContent['documents'][number];
type WeatherValues = GuideContent['weather'][number];
type LinkValues = GuideContent['links'][number];

interface StepValues {
  weeksBefore: string;
  title: string;
  tasks: string;
}

/** The guide as it is typed: what is a list of texts is one text, a line each. */
export interface GuideValues extends Omit<GuideContent, 'steps' | 'weatherNotes' | 'ashore'> {
  steps: StepValues[];
  weatherNotes: string;
  ashore: string;
}

export function guideValues(guide: GuideContent): GuideValues {
  const { title, lead, cover, steps, documents, packing, fitnessLead, fitness, fitnessPicture } = guide;
  const { weatherLead, weather, weatherNotes, ashore, links } = guide;
  return {
    ...{ title, lead, cover, documents, packing, fitnessLead, fitness, fitnessPicture },
    ...{ weatherLead, weather, links },
    steps: steps.map((step) => ({
      ...step,
      weeksBefore: String(step.weeksBefore),
      tasks: textOf(step.tasks),
    })),
    weatherNotes: textOf(weatherNotes),
    ashore: textOf(ashore),
  };
}

export function guideBody({ steps, weatherNotes, ashore, ...guide }: GuideValues): GuideContent {
  return {
    ...guide,
    steps: steps.map((step) => ({
      ...step,
      weeksBefore: wholeOf(step.weeksBefore),
      tasks: linesOf(step.tasks),
    })),
    weatherNotes: linesOf(weatherNotes),
    ashore: linesOf(ashore),
  };
}

export const freshStep = (): StepValues => ({ weeksBefore: '', title: '', tasks: '' });
export const freshEntry = (): EntryValues => ({ title: '', description: '' });
export const freshGroup = (): GroupValues => ({ title: '', items: [] });
/** Guests' ticks are kept under its key, whatever it is called later. */
export const freshItem = (): ItemValues => ({ key: newId(), name: '', isEssential: false });
export const freshWeather = (): WeatherValues => ({ name: '', value: '', note: '' });
export const freshLink = (): LinkValues => ({ url: '', name: '', about: '' });
